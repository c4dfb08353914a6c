/**
 * On a page that a preview link shows: links within the previewed shops carry the link's token on, so that the preview goes on;
 * of a preview of one story they don't. Loaded by such pages only.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-parameter]')
const parameter = script?.dataset.parameter ?? ''
const shops = (script?.dataset.shops ?? '').split(' ').filter(Boolean)
const token = new URLSearchParams(location.search).get(parameter)

/** Before a browser opens, copies or follows a link. */
function carryOn({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return
  // Named so, the shop's own router leaves it alone: every page comes with the bar that says what it is.
  link.target ||= '_self'
  const address = new URL(link.href)
  if (token === null || !shops.includes(address.origin)) return
  address.searchParams.set(parameter, token)
  link.href = address.href
}

for (const moment of ['pointerdown', 'contextmenu', 'focusin', 'auxclick', 'dragstart', 'click'])
  addEventListener(moment, carryOn, { capture: true })

/** Of the page that has this one in its frame, where the browser says it. */
const [above] = location.ancestorOrigins ?? []

// In the studio's frame: where one has walked to. Browsers complain of what is sent to whom is not there.
if (parent !== window)
  for (const editor of (script?.dataset.editors ?? '').split(' ').filter((origin) => origin && (above ?? origin) === origin))
    parent.postMessage({ action: 'anlass:shown', path: script?.dataset.path, language: script?.dataset.language }, editor)

export {}
