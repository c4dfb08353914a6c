import type { DataRouter } from 'react-router'
import { clickPatience, linePatience } from './constants.ts'

/** For the eye alone: whoever listens goes on in the page, and hears of the next one when the focus comes to it. */
const line = document.createElement('div')
// A border keeps a colour where the visitor's own replace those of the page. The look is here: few visitors see it, and all get the styles.
line.style.cssText =
  'position:fixed;z-index:var(--layer-skip);inset:0 0 auto;border-top:3px solid var(--color-accent);transform-origin:0;pointer-events:none'

let timer: ReturnType<typeof setTimeout>

/** At the top of the window, a line says that a page is on its way that has not come at once. */
export function showLateness(router: DataRouter) {
  let wanted: unknown
  router.subscribe(({ navigation: { location } }) => {
    if (location === wanted) return
    wanted = location
    // Before a view transition takes its picture of the old page.
    hideLine()
    if (location) timer = setTimeout(showLine, linePatience)
  })
  // Back shows the document as it was left, and the page does not come.
  addEventListener('pagehide', hideLine)
}

function showLine() {
  document.body.append(line)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // It has come to its end when the click is a full load.
  line.animate({ scale: ['0 1', '1'] }, { duration: clickPatience - linePatience, easing: 'cubic-bezier(0, .6, .2, 1)' })
}

export function hideLine() {
  clearTimeout(timer)
  line.remove()
}
