import { Hono } from 'hono'
import { chunksOf, preloadModules, readBuildManifest } from './build-manifest.ts'

/** What the studio's document begins with. */
export interface StudioFiles {
  /** In the order in which they are loaded. */
  scripts: string[]
  /** What must run before them: in development, the bundler's own. */
  preamble?: string
  /** What the scripts, and the screen by its source where it is loaded by itself, consist of. */
  of(screen: string | undefined): { modules: string[]; styles: string[] }
}

const entry = 'studio/start-studio.tsx'

/** Of a finished build. Throws when the build has no studio. */
export function builtStudioFiles(folder: string): StudioFiles {
  const manifest = readBuildManifest(folder)
  const addressesOf = (chunks: { file: string }[]) => chunks.map(({ file }) => `/${file}`)
  return {
    scripts: addressesOf(chunksOf(manifest, entry).slice(0, 1)),
    of(screen) {
      const sources = screen ? [entry, screen] : [entry]
      const chunks = [...new Set(sources.flatMap((source) => chunksOf(manifest, source)))]
      return { modules: addressesOf(chunks), styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`) }
    },
  }
}

/** As Vite's development server has them. */
export const developmentStudioFiles: StudioFiles = {
  scripts: ['/@vite/client', `/${entry}`],
  of: () => ({ modules: [], styles: [] }),
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
 * GET /stories/{id}, /discussions/{id}, /comments, /activity, /releases, /releases/{id}, /tests, /people, /ahead   the same document; the program in it reads the address
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
  const app = new Hono()
  for (const [path, screen] of documents) {
    const html = document(files, screen, contentServices)
    app.get(path, async (c) => {
      onOpen()
      const headers = {
        'cache-control': 'no-cache',
        ...(!isDevelopment && { 'content-security-policy': policy([...shownSites, ...contentServices, ...(await choiceSites())]) }),
      }
      return c.html(html, 200, headers)
    })
  }
  return app
}

/** Each with the screen that is opened there, where it is not part of the studio's first script. */
const documents: [path: string, screen?: string][] = [
  ['/'],
  ['/stories/:id{\\d+}', 'studio/editor/editor-screen.tsx'],
  ['/discussions/:id{\\d+}', 'studio/comments/discussion-screen.tsx'],
  ['/releases', 'studio/releases/releases-screen.tsx'],
  ['/releases/:id{\\d+}', 'studio/releases/releases-screen.tsx'],
  ['/ahead', 'studio/ahead/ahead-screen.tsx'],
  ['/tests', 'studio/flags/flags-screen.tsx'],
  ['/people', 'studio/people/people-screen.tsx'],
  ['/activity', 'studio/activity/activity-screen.tsx'],
  ['/comments', 'studio/comments/comments-screen.tsx'],
]

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function document({ scripts, preamble, of }: StudioFiles, screen: string | undefined, contentServices: readonly string[]): string {
  const { modules, styles } = of(screen)
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Anlass Studio</title>
<link rel="icon" href="/favicon-anlass.svg">
${preloadModules(modules)}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preamble ? `<script type="module">${preamble}</script>` : ''}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body><div id="studio" data-services="${attribute(JSON.stringify(contentServices))}"></div></body>
</html>`
}
