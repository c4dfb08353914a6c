/** Resolves when the page is loaded whole and the browser has nothing else to do: nobody waits for what comes then. */
export const whenUsable = new Promise<void>((resolve) => {
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
})
