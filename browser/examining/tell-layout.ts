import { markedBlok } from '../editing/field-at.ts'

/** Changes that come so close together are told once. */
const togetherMs = 50

/** Tells how tall the page is and where its bloks are, in CSS pixels; again whenever something has moved. */
export function tellLayout(post: (message: object) => void, signal: AbortSignal): void {
  const page = document.getElementById('page') ?? document.body
  let isWaiting = false
  const tell = () => {
    isWaiting = false
    post({ action: 'anlass:layout', height: Math.ceil(page.getBoundingClientRect().height), bloks: blokBoxes() })
  }
  const tellSoon = () => {
    if (!isWaiting) setTimeout(tell, togetherMs)
    isWaiting = true
  }
  const watch = new ResizeObserver(tellSoon)
  watch.observe(page)
  const changes = new MutationObserver(tellSoon)
  changes.observe(page, { childList: true, subtree: true, characterData: true })
  signal.addEventListener('abort', () => {
    watch.disconnect()
    changes.disconnect()
  })
  tell()
}

function blokBoxes() {
  return [...document.querySelectorAll('[data-blok-c]')].flatMap((element) => {
    const uid = markedBlok(element)?.uid
    const { left, top, width, height } = element.getBoundingClientRect()
    return uid === undefined ? [] : [{ uid, left: left + scrollX, top: top + scrollY, width, height }]
  })
}
