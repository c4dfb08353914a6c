/** Asks again for styles that did not come: Vite, which asked for them, takes each that stands in the document for loaded. */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ sheet }) => !sheet).map(fetchAgain))
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve) => {
    // One that fails once more is asked for with the next try.
    again.onload = again.onerror = () => resolve()
    link.replaceWith(again)
  })
}
