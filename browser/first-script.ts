/**
 * What every page starts with, in a few kB: it tells the shop of errors, marks pictures that failed, closes menus that the focus left, takes over clicks on links of the shop,
 * and brings React only when a navigation or an interactive block wants it. The build makes one script of it and of the
 * elements of a page's blocks, which come to life as soon as it is there.
 */
import { closeLeftPopovers } from './close-left-popovers.ts'
import { followLinks } from './follow-links.ts'
import { mayPrefetch, watchIntent } from './intent.ts'
import { markFailedPictures } from './mark-failed-pictures.ts'
import { restorePosition } from './scroll-positions.ts'
import { shopLink } from './shop-link.ts'
import { startApp } from './start-app.ts'
import { tellErrors } from './tell-errors.ts'
import { wakeBlocks } from './wake-blocks.ts'
import { whenRead } from './when-read.ts'

tellErrors()
wakeBlocks((uid) => startApp().then(({ wake }) => wake(uid)))

whenRead(() => {
  markFailedPictures()
  closeLeftPopovers()
  // A draft is live from the start and belongs to the editor's frame.
  if (document.querySelector('script#draft')) return
  // Back led to another page while this one was being read, and only the address has changed. Elements may have changed their page's query by now.
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && new URL(navigation.name).pathname !== location.pathname) return location.reload()
  restorePosition()
  followLinks()
  if (mayPrefetch()) prefetchOnIntent()
})

function prefetchOnIntent() {
  watchIntent((target) => {
    const address = shopLink(target)
    if (!address) return
    startApp().then(
      ({ prefetch }) => prefetch(address),
      // The click tries again.
      () => {},
    )
  })
}
