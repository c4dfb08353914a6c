import { previewParameter } from '../../runtime/preview-parameter.ts'
import { trackPath } from '../../runtime/track-path.ts'

/**
 * Tells the shop which variants of the page a visitor clicks in: a link or a button, once for each as long as the page is open.
 * No markup has this element, for what is shown stands in its place as if there were no other; what it is about is marked.
 */
class FlagSwitch extends HTMLElement {}

const told = new Set<string>()

function tell({ target, button }: MouseEvent) {
  // The right one opens a menu.
  if (button === 2 || !(target instanceof Element) || isLookedAt()) return
  const flags: string[] = []
  for (let part = target.closest('a[href], button')?.closest(marked); part; part = part.parentElement?.closest(marked))
    flags.push(...(part.getAttribute('data-flags')?.split(' ') ?? []).filter((flag) => !told.has(flag)))
  if (flags.length > 0 && navigator.sendBeacon(trackPath, JSON.stringify({ clicked: flags }))) for (const flag of flags) told.add(flag)
}

const marked = '[data-flags]'

/** Who has the address say which variant is shown, or what is not published yet, looks at the page to see that. */
function isLookedAt(): boolean {
  const query = new URLSearchParams(location.search)
  return ['flags', 'treatment', previewParameter].some((name) => query.has(name))
}

if (!customElements.get('flag-switch')) {
  customElements.define('flag-switch', FlagSwitch)
  // Before anybody else hears of it, who may keep it to themselves.
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, tell, true)
}
