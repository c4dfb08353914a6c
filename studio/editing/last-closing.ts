/** Whoever leaves a story and comes back goes on with the same session: its last save comes first. */
let last: Promise<void> = Promise.resolve()

export const lastClosing = (): Promise<void> => last

export function beginClosing(closing: Promise<void>): void {
  last = closing
}
