let wasShown = false

/**
 * Shows a notice (notice.tsx). It goes to the beginning of the body: there nothing around it decides where it stands, and whoever goes
 * from part to part by keys, or listens, meets it first. It comes slowly once; on the pages after it is there. Answers what takes it
 * away again.
 */
export function showNotice(notice: HTMLElement): () => void {
  notice.hidden = false
  notice.toggleAttribute('data-still', wasShown)
  wasShown = true
  document.body.prepend(notice)
  return () => notice.remove()
}
