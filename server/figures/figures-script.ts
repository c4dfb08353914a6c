/** What is being read does not move: nothing is renewed while the page is hidden, paused, or some of it is selected. */
export const figuresScript = `
const button = document.querySelector('[data-pause]')
let isPaused = false
button.hidden = false
button.addEventListener('click', () => {
  isPaused = !isPaused
  button.textContent = isPaused ? 'Weiter' : 'Anhalten'
})
setInterval(async () => {
  if (isPaused || document.hidden || !getSelection().isCollapsed) return
  try {
    const answer = await fetch(location.href)
    if (!answer.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    document.querySelector('main').replaceWith(document.adoptNode(page.querySelector('main')))
  } catch {
    // The shop is being restarted; the next time will do.
  }
}, 5000)
`
