import { createContext, StrictMode, useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type LoaderFunctionArgs, type Location, RouterProvider, useLoaderData, useLocation } from 'react-router'
import { pageQueryChanged, pageShown } from '../runtime/page-events.ts'
import { Screen } from '../runtime/screen.tsx'
import './promise-with-resolvers.ts'
import { arrive } from './arrive.ts'
import { clickThroughTransitions } from './click-through-transitions.ts'
import { clickPatience } from './constants.ts'
import { fetchPayload, prefetchPayload } from './fetch-payload.ts'
import { firstScreen } from './first-screen.ts'
import { giveFocusBack } from './give-focus-back.ts'
import { indicatedPart } from './indicated-part.ts'
import { hideLine, showLateness } from './late-page-line.ts'
import { leaveOutRest } from './leave-out-rest.ts'
import { drawLive, preloadBlocks } from './live-blocks.tsx'
import { applyStyles, loadElements, loadStyles } from './load-assets.ts'
import { pageOf } from './page-of.ts'
import { reloadOnce } from './reload-once.ts'
import { returnTo } from './return-to.ts'
import { keepPositions, nameEntries, positionOf } from './scroll-restoration.ts'
import { keepPage, type SeenPage, seenPage } from './seen-pages.ts'
import { showHead } from './show-head.ts'
import { showLateFonts } from './show-late-fonts.ts'

export { wake } from './live-blocks.tsx'

const first = firstScreen()
keepPage(location, first)

/** How often the document was left: Back may show it again as it was, with all that was under way. */
let timesLeft = 0
addEventListener('pagehide', () => {
  timesLeft++
})

async function loadPage({ request }: LoaderFunctionArgs): Promise<SeenPage> {
  const address = new URL(request.url)
  const before = timesLeft
  const isWanted = () => timesLeft === before || pageOf(address) === pageOf(location)
  try {
    const page = await Promise.race([loadWhole(address), new Promise<never>((_, reject) => setTimeout(reject, clickPatience))])
    if (page && isWanted()) return page
  } catch {
    // A full load may do better.
  }
  // Somebody who has gone elsewhere meanwhile stays there.
  request.signal.throwIfAborted()
  if (isWanted()) leaveTo(address)
  // The document is about to go, or shows another page by now.
  return new Promise(() => {})
}

/** A page with all that is needed to show it; `undefined` for one that is another document. */
async function loadWhole(address: URL): Promise<SeenPage | undefined> {
  const seen = router.state.navigation.historyAction === 'POP' && seenPage(address)
  const page = seen || (await fetchPayload(address))
  if (!isThisBrand(page)) return undefined
  const code = loadCode(page)
  // The document's first page was seen without the code of blocks that never woke. Without a connection it is better than none.
  await Promise.all([loadStyles(page.styles), seen && !navigator.onLine ? code.catch(() => {}) : code])
  keepPage(address, page)
  return page
}

/** Another brand is another document: its styles would stand beside this one's. */
const isThisBrand = ({ site }: SeenPage) => !site || site.channel === document.documentElement.dataset.channel

const loadCode = ({ elements, header, body, footer }: SeenPage) =>
  Promise.all([loadElements(elements), preloadBlocks([...header, ...body, ...footer])])

/** A full load always works where the client's own way does not. */
function leaveTo(address: URL) {
  hideLine()
  // After Back and Forward the browser is at the address already.
  if (pageOf(address) === pageOf(location)) location.reload()
  else {
    // The router asks for pages without it.
    address.hash = router.state.navigation.location?.hash ?? ''
    location.assign(address)
  }
}

/** Whether React has taken the page over; before that it would draw another page than the document's. */
const takenOver = Promise.withResolvers<boolean>()

interface Shown {
  payload: SeenPage
  location: Location
}

const ShowContext = createContext<(shown: Shown) => void>(() => {})

/** Says what the router has come to, and draws nothing. */
function Page() {
  const payload = useLoaderData<SeenPage>()
  const location = useLocation()
  const show = useContext(ShowContext)
  useLayoutEffect(() => show({ payload, location }), [payload, location])
  return null
}

/** The page stands beside the router: below it, each place that Back leads to on a page would be news to blocks that sleep, and React draw them empty. */
function App() {
  const [shown, show] = useState<Shown>({ payload: first, location: router.state.location })
  return (
    <>
      <ShownPage {...shown} />
      <ShowContext value={show}>
        <RouterProvider router={router} />
      </ShowContext>
    </>
  )
}

function ShownPage({ payload, location }: Shown) {
  const shown = useRef({ payload, location })

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { payload, location }
    const isNew = before.payload !== payload
    if (isNew) {
      // Before the new page is laid out: it would be once more with other fonts.
      showLateFonts()
      showHead(payload)
      if (!location.hash && positionOf(location.key) === undefined) layOutLater()
    }
    if (before.location !== location) arrive(location, isNew || router.state.historyAction !== 'POP')
    if (isNew) dispatchEvent(new Event(pageShown))
    // As browsers say it of a link to a place on the page, which the router has followed in their stead.
    else if (location.hash && router.state.historyAction !== 'POP') dispatchEvent(new HashChangeEvent('hashchange'))
    takenOver.resolve(true)
  }, [payload, location])

  // The same for another place on the page.
  const screen = useMemo(() => <Screen payload={payload} drawLive={drawLive} />, [payload])
  return (
    <>
      <Styles hrefs={payload.styles} />
      {screen}
    </>
  )
}

/** Stands before the page, so that its styles apply before anything of it is in the document and could be measured without them. */
function Styles({ hrefs }: { hrefs: string[] }) {
  useInsertionEffect(() => applyStyles(hrefs), [hrefs])
  return null
}

/** What lies below the first screen is laid out when the page has been seen. */
function layOutLater() {
  const left = leaveOutRest()
  if (!left) return
  requestAnimationFrame(() => {
    // The first one was ours, to the top.
    addEventListener('scroll', left.end, { once: true })
    requestIdleCallback(left.layOut)
  })
}

nameEntries()
const position = positionOf(history.state.key)
if (position !== undefined) returnTo(position)
clickThroughTransitions()
giveFocusBack()

const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: loadPage,
      Component: Page,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        pageOf(currentUrl) !== pageOf(nextUrl) && !(history.state?.isSamePage && currentUrl.pathname === nextUrl.pathname),
    },
  ],
  {
    hydrationData: { loaderData: { page: first } },
  },
)

keepPositions(router)
showLateness(router)

// Of another choice in a listing the router hears nothing: it is the same page at another address.
addEventListener(pageQueryChanged, () => {
  // While Back is under way, the address is the next page's already.
  if (router.state.navigation.state === 'idle') keepPage(location, router.state.loaderData.page)
})

const container = document.getElementById('page')
if (!container) throw new Error('The document has no place for the page.')
hydrateRoot(
  container,
  <StrictMode>
    <App />
  </StrictMode>,
  {
    // Of a block that is shown as the server sent it, the window would not hear.
    onCaughtError: reportError,
    // Somebody else has changed the document, and React takes all of it away. The document of a page that one went to is another one.
    onUncaughtError(error) {
      reportError(error)
      takenOver.resolve(false)
      if (router.state.loaderData.page === first) void reloadOnce()
      else location.reload()
    },
  },
)

/** Goes to another page of the shop, where motion is welcome with a view transition: it begins when the page is there. */
export async function navigate(address: URL): Promise<void> {
  const { pathname, search, hash, href } = address
  if (!(await takenOver.promise)) return location.assign(href)
  const isSamePage = pageOf(address) === pageOf(location)
  // The browser knows best what it does with a place that is not there.
  if (isSamePage && hash && !indicatedPart(hash)) return location.assign(href)
  history.scrollRestoration = 'manual'
  const viewTransition = !isSamePage && 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  await router.navigate({ pathname, search, hash }, { viewTransition, replace: href === location.href })
}

/** Fetches a page's data ahead, and then all that it needs beside. */
export async function prefetch(address: URL): Promise<void> {
  // A finger that touches a link and a click that focuses it are an intent too, for what is under way already.
  const destination = router.state.navigation.location
  if (destination && pageOf(destination) === pageOf(address)) return
  const payload = await prefetchPayload(address)
  if (!payload || !isThisBrand(payload)) return
  // What fails is asked for once more by the click.
  await Promise.all([loadStyles(payload.styles), loadCode(payload)]).catch(() => {})
}
