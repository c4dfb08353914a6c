/**
 * While one page fades into the next, browsers show pictures of both and take every click for one on the root. Whoever presses something
 * meanwhile has seen enough of it; what a mouse has pressed before that is found at its place.
 */
export function clickThroughTransitions() {
  addEventListener('pointerdown', () => document.activeViewTransition?.skipTransition(), true)
  addEventListener(
    'click',
    (event) => {
      const { target, clientX, clientY } = event
      const pressed = target === document.documentElement && document.elementFromPoint(clientX, clientY)
      if (pressed && pressed !== target) pressed.dispatchEvent(new MouseEvent('click', event))
    },
    true,
  )
}
