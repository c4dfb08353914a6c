import { mayPrefetch, watchIntent } from './intent.ts'
import { reloadOnce } from './reload-once.ts'
import { isPlainClick, shopLink } from './shop-link.ts'
import { wakeBlocks } from './wake-blocks.ts'

type App = typeof import('./app.tsx')

let app: Promise<App> | undefined

/** React and the router, fetched when something first wants them. A failed fetch is tried again by the next who wants it. */
function startApp(): Promise<App> {
  app ??= import('./app.tsx').catch((error: unknown) => {
    app = undefined
    throw error
  })
  return app
}

/**
 * What every page starts with, in a few kB: it marks pictures that failed, takes over clicks on links of the shop,
 * and brings React only when a navigation or an interactive block wants it.
 */
export function startFirstScript() {
  // A draft is live from the start and belongs to the editor's frame.
  if (document.getElementById('draft')) return

  document.addEventListener('click', (event) => {
    const address = isPlainClick(event) ? shopLink(event.target) : undefined
    if (!address) return
    event.preventDefault()
    startApp().then(
      ({ navigate }) => navigate(address),
      // Without the router a link is a link.
      () => reloadOnce(address.href) || location.assign(address),
    )
  })

  if (mayPrefetch()) {
    watchIntent((target) => {
      const address = shopLink(target)
      if (address)
        void startApp().then(
          ({ prefetch }) => prefetch(address),
          () => {},
        )
    })
  }

  wakeBlocks((uid) => startApp().then(({ wake }) => wake(uid)))
}

/** R8.06: the grey ground stays where a picture could not be loaded. Pictures may have failed before this script ran. */
export function markFailedPictures() {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && target.toggleAttribute('data-failed', true), {
    capture: true,
  })
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.toggleAttribute('data-failed', true)
}
