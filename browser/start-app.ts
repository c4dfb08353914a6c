import { appFiles } from './app-files.ts'

type App = typeof import('./app.tsx')

let app: Promise<App> | undefined
let isThere = false

/** From then on the router hears of Back and Forward. */
export const hasStarted = () => isThere

/** React and the router, fetched when something first wants them. A failed fetch is tried again by the next who wants it. */
export function startApp(): Promise<App> {
  app ??= importApp().catch((error: unknown) => {
    app = undefined
    throw error
  })
  return app
}

async function importApp(): Promise<App> {
  const [module] = await Promise.all(appFiles.map((address) => import(/* @vite-ignore */ address)))
  isThere = true
  return module
}
