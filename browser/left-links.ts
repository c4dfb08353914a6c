/** The link that had the focus when one left, by entry of the history: its address, since Back draws the page anew. */
const left: Record<string, string | null | undefined> = {}

export function leaveLink(entry: string) {
  left[entry] = document.activeElement?.closest('main a')?.getAttribute('href')
}

/** Where who comes back goes on: among many of its kind they would have to go through all of them again. */
export const leftLink = (entry: string): HTMLElement | null => document.querySelector(`main a[href="${CSS.escape(left[entry] ?? '')}"]`)
