/**
 * A menu in another one gives the focus back to its button when it closes, as browsers do for the outermost alone. Comes with the app:
 * who goes through a menu by keyboard has had a link under the focus before, which loads it.
 */
export function giveFocusBack() {
  addEventListener(
    'toggle',
    ({ target }) => {
      const menu = target as HTMLElement
      const { activeElement, body } = document
      // While a menu fades, the focus is in it still.
      const isLost = activeElement === body || menu.contains(activeElement)
      if (isLost && !menu.matches(':popover-open'))
        document.querySelector<HTMLElement>(`:popover-open [popovertarget="${CSS.escape(menu.id)}"]`)?.focus()
    },
    true,
  )
}
