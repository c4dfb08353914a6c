declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's consent mode, version 2: https://developers.google.com/tag-platform/security/guides/consent */
const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const consentTo = (said: 'granted' | 'denied') => Object.fromEntries(purposes.map((purpose) => [purpose, said]))

/** Parameters by which campaigns are known; all others may say who somebody is. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/

let isLoaded = false
/** The page that was told of last. */
let told = ''

export const isTagLoaded = () => isLoaded

/** Loads the tag manager or the tag of an id, unless it is there, and says that it may keep and send. */
export function allowTag(id: string): void {
  setDisabled(id, false)
  if (!isLoaded) gtag('consent', 'default', consentTo('denied'))
  gtag('consent', 'update', consentTo('granted'))
  if (!isLoaded) loadTag(id)
}

function loadTag(id: string): void {
  isLoaded = true
  const isContainer = id.startsWith('GTM-')
  if (isContainer) push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    gtag('js', new Date())
    describePage()
    gtag('config', id, { send_page_view: false })
  }
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`
  document.head.append(script)
}

/** Whatever is there keeps and sends nothing more; what it is, only the next document is rid of. */
export function forbidTag(id: string): void {
  if (!isLoaded) return
  setDisabled(id, true)
  gtag('consent', 'update', consentTo('denied'))
}

/** Tells of the page that is shown, once. */
export function tellPageView(id: string): void {
  const page = location.pathname + location.search
  if (page === told) return
  const referrer = told ? new URL(told, location.origin).pathname : undefined
  told = page
  const view = { ...pageSaid(), ...(referrer && { page_referrer: location.origin + referrer }) }
  if (id.startsWith('GTM-')) push({ event: 'page_view', ...view })
  else {
    describePage()
    gtag('event', 'page_view', view)
  }
}

/** For whatever it tells of by itself. */
const describePage = () => gtag('set', pageSaid())

function pageSaid() {
  const query = new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => campaign.test(name)))
  return { page_location: location.origin + location.pathname + (query.size > 0 ? `?${query}` : ''), page_title: document.title }
}

const setDisabled = (id: string, isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled)

/** The tag takes commands as the arguments of a function, and nothing else for them. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  push(arguments)
}

function push(entry: unknown): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}
