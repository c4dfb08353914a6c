/** A drawing the shop ships with. Its name is what stories and the catalogue refer to. */
export interface Picture {
  name: string
  width: number
  height: number
  /** German: what is seen, for those who do not see it. */
  alt: string
  /** The part that must stay visible when the picture is cropped, as the image service spells it: `x1xy1:x2xy2`. */
  focus?: string
  svg: () => string
}

export interface Size {
  width: number
  height: number
}

/** The sizes most pictures come in: what the page's image slots ask for. */
export const sizes = {
  card: { width: 900, height: 1200 },
  hero: { width: 2360, height: 880 },
  heroSmall: { width: 1200, height: 1256 },
  plain: { width: 1200, height: 900 },
  wall: { width: 1200, height: 1500 },
  square: { width: 1200, height: 1200 },
  share: { width: 1200, height: 630 },
} as const satisfies Record<string, Size>
