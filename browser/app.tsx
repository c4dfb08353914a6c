import { StrictMode, useEffect, useLayoutEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider, ScrollRestoration, useLoaderData } from 'react-router'
import type { Payload, ScreenContent } from '../runtime/payload.ts'
import { Screen } from '../runtime/screen.tsx'
import { fetchPayload, prefetchPayload } from './fetch-payload.ts'
import { firstScreen, standing } from './first-screen.ts'
import { drawLive, preloadBlocks } from './live-blocks.tsx'
import { fetchStyles, loadElements, loadStyles } from './load-assets.ts'
import { pageOf } from './page-of.ts'
import { showHead } from './show-head.ts'
import { showLateFonts } from './show-late-fonts.ts'

export { wake } from './live-blocks.tsx'

const first = firstScreen()

/** Of the navigation under way: the router asks for pages without it. */
let wantedHash = ''

async function loadPage({ request }: LoaderFunctionArgs): Promise<Payload> {
  const address = new URL(request.url)
  const leave = () => {
    // Somebody who has gone elsewhere meanwhile stays there.
    request.signal.throwIfAborted()
    return leaveTo(address)
  }
  try {
    const payload = await fetchPayload(address)
    // Another brand is another document: its styles would stand beside this one's.
    if (payload.site.channel !== document.documentElement.dataset.channel) return await leave()
    await Promise.all([loadStyles(payload.styles), loadCode(payload)])
    return payload
  } catch {
    return leave()
  }
}

const loadCode = ({ elements, header, body, footer }: Payload) =>
  Promise.all([loadElements(elements), preloadBlocks([...header, ...body, ...footer])])

/** A full load always works where the client's own way does not. Never resolves: the document is about to go. */
function leaveTo(address: URL): Promise<never> {
  // After Back and Forward the browser is at the address already, and knows the place on the page.
  if (pageOf(address) === pageOf(location)) {
    history.scrollRestoration = 'auto'
    location.reload()
  } else {
    address.hash = wantedHash
    location.assign(address)
  }
  return new Promise(() => {})
}

/** React has taken the page over; before that the router does not know where the visitor has scrolled to. */
const takenOver = Promise.withResolvers<void>()

function Page() {
  const payload = useLoaderData<ScreenContent | Payload>()
  const shown = useRef(payload)

  // After the effects of what is below, the scroll restoration among them.
  useEffect(takenOver.resolve, [])
  // Before the new page is laid out: it would be once more with other fonts.
  useLayoutEffect(() => {
    if (shown.current !== payload) showLateFonts()
  }, [payload])
  useEffect(() => {
    if (shown.current === payload) return
    shown.current = payload
    if ('head' in payload) showHead(payload)
    // Screen readers and the keyboard go on at the new page's content.
    if (!location.hash) document.getElementById('inhalt')?.focus({ preventScroll: true })
  }, [payload])

  return (
    <>
      <Screen payload={payload} drawLive={drawLive} standing={payload === first ? standing : undefined} />
      <ScrollRestoration />
    </>
  )
}

const router = createBrowserRouter(
  [
    {
      id: 'page',
      path: '*',
      loader: loadPage,
      Component: Page,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search,
    },
  ],
  {
    hydrationData: { loaderData: { page: first } },
  },
)

const container = document.getElementById('page')
if (!container) throw new Error('The document has no place for the page.')
hydrateRoot(
  container,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

/** Goes to another page of the shop, where motion is welcome with a view transition: it begins when the page is there. */
export async function navigate({ pathname, search, hash, href }: URL): Promise<void> {
  await takenOver.promise
  wantedHash = hash
  const viewTransition = !matchMedia('(prefers-reduced-motion: reduce)').matches
  await router.navigate({ pathname, search, hash }, { viewTransition, replace: href === location.href })
}

/** Fetches a page's data ahead, and then all that it needs beside. */
export async function prefetch(address: URL): Promise<void> {
  const payload = await prefetchPayload(address)
  // Another brand is another document.
  if (!payload || payload.site.channel !== document.documentElement.dataset.channel) return
  fetchStyles(payload.styles)
  // What fails is asked for once more by the click.
  await loadCode(payload).catch(() => {})
}
