import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'

/** Where the studio's script is, and its styles. */
export interface StudioFiles {
  /** In the order in which they are loaded. */
  scripts: string[]
  styles: string[]
  /** What must run before them: in development, the bundler's own. */
  preamble?: string
}

const entry = 'studio/start-studio.tsx'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** Of a finished build, whose manifest vike leaves as `assets.json`. Throws when the build has no studio. */
export function builtStudioFiles(folder: string): StudioFiles {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')))
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no ${entry}: run npm run build.`)
  const chunks = new Set([chunk])
  for (const { imports } of chunks) for (const name of imports) if (manifest[name]) chunks.add(manifest[name])
  return { scripts: [`/${chunk.file}`], styles: [...new Set([...chunks].flatMap(({ css }) => css))].map((file) => `/${file}`) }
}

/** As Vite's development server has them. */
export const developmentStudioFiles: StudioFiles = {
  scripts: ['/@vite/client', `/${entry}`],
  styles: [],
  preamble: `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
}

/** What the studio's document may do: run its own scripts, show any picture, frame the sites that are edited, and ask them what they serve. */
const policy = (askedSites: readonly string[]) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'frame-src http: https:',
    `connect-src 'self' ${askedSites.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/**
 * GET /              the studio
 * GET /stories/{id}, /discussions/{id}, /comments, /activity, /releases, /releases/{id}, /tests, /ahead   the same document; the program in it reads the address
 */
export function studioApp({
  files,
  onOpen,
  shownSites,
  contentServices,
  choiceSites,
  isDevelopment,
}: {
  files: StudioFiles
  /** Called with every document. */
  onOpen: () => void
  shownSites: readonly string[]
  /** Management APIs that the studio may ask beside its own. */
  contentServices: readonly string[]
  /** Those whose lists option fields offer, as the components are now. */
  choiceSites: () => Promise<readonly string[]>
  isDevelopment: boolean
}) {
  const html = document(files, contentServices)
  return new Hono().on('GET', documents, async (c) => {
    onOpen()
    const headers = {
      'cache-control': 'no-cache',
      ...(!isDevelopment && { 'content-security-policy': policy([...shownSites, ...contentServices, ...(await choiceSites())]) }),
    }
    return c.html(html, 200, headers)
  })
}

const documents = [
  '/',
  '/stories/:id{\\d+}',
  '/discussions/:id{\\d+}',
  '/releases',
  '/releases/:id{\\d+}',
  '/ahead',
  '/tests',
  '/activity',
  '/comments',
]

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const document = ({ scripts, styles, preamble }: StudioFiles, contentServices: readonly string[]) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Anlass Studio</title>
<link rel="icon" href="/favicon-anlass.svg">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preamble ? `<script type="module">${preamble}</script>` : ''}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body><div id="studio" data-services="${attribute(JSON.stringify(contentServices))}"></div></body>
</html>`
