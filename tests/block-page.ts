import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Channel } from '../schemas/channel.ts'

/** Every sheet of the shop as the build makes it, by its path. */
const sheets = import.meta.glob<string>(['../runtime/styles/*.css', '../runtime/styles/brands/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<string>(['../runtime/ui/*.module.css', '../blocks/*/*.module.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
const classNames = import.meta.glob<Record<string, string>>(['../runtime/ui/*.module.css', '../blocks/*/*.module.css'], {
  import: 'default',
  eager: true,
})

/** All styles a page of a brand can have, in the order of the cascade. */
export function stylesOf(channel: Channel): string {
  const shared = ['base.css', 'tokens.css', `brands/${channel}.css`].map((name) => sheets[`../runtime/styles/${name}`])
  return [...shared, ...stylesOfModules].join('\n')
}

/** Vitest gives the classes of a sheet that is read as text other names than those of the components: these are the components'. */
const withClassNames = (css: string, names: Record<string, string>) =>
  Object.entries(names).reduce((text, [name, className]) => text.replace(new RegExp(`_${name}_[0-9a-f]{6}\\b`, 'g'), className), css)

/** Made once: most tests open dozens of pages. */
const stylesOfModules = Object.entries(modules).map(([path, css]) => withClassNames(css, classNames[path] ?? {}))

export interface BlockPage {
  /** What stands in the body. */
  html: string
  channel?: Channel
  /** Run as modules. */
  scripts?: string[]
  options?: BrowserContextOptions
  /** With a query or a fragment; `/` where it is left out. */
  address?: string
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>
}

const sprite = readFileSync(new URL('../public/icons.svg', import.meta.url))
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#cab" d="M0 0h8v4H0z"/></svg>'

/** Opens blocks on a page of their own, without a server; every other address of the host says that it was reached. */
export async function openBlockPage(
  browser: Browser,
  { html, channel = 'anlass', scripts = [], options = {}, address = '/', prepare }: BlockPage,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const document = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Block</title><link rel="icon" href="data:,"><style>${stylesOf(channel)}</style>${scripts.map((code) => `<script type="module">${code}</script>`).join('')}</head>
<body>${html}</body></html>`
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document })
    if (pathname === '/icons.svg') return route.fulfill({ contentType: 'image/svg+xml', body: sprite })
    if (pathname === '/_image') return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    if (pathname.endsWith('.woff2')) return route.abort()
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>' })
  })
  await prepare?.(page)
  await page.goto(`http://shop.test${address}`)
  return page
}
