/** Widths in CSS pixels at which the page is looked at; `undefined`: all there is. */
export const viewportWidths = { full: undefined, desktop: 1280, tablet: 820, phone: 390 } as const

export type Viewport = keyof typeof viewportWidths
