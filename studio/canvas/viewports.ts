/** How wide the page is looked at, in CSS pixels; `undefined`: as wide as there is room. */
export type Viewport = number | undefined

/** The widths that are offered by name. */
export const viewportWidths = { full: undefined, desktop: 1280, tablet: 820, phone: 390 } as const

/** Free widths, in CSS pixels: no phone is narrower, and what is wider than most screens says nothing more. */
export const freeWidths = { least: 320, most: 2560 } as const

/** A free width as it can be shown; as wide as there is room where there is no number. */
export const readWidth = (text: string): Viewport => {
  const width = Number.parseInt(text, 10)
  return Number.isNaN(width) ? undefined : Math.max(freeWidths.least, Math.min(freeWidths.most, width))
}
