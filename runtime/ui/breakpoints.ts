/** Widths in pixels from which a layout applies (R9.08). CSS can't read these: blocks prefer container queries, and a test holds the two together. */
export const layoutBreakpoints = {
  mobile: 480,
  largeMobile: 576,
  tablet: 768,
  smallDesktop: 900,
  desktop: 1024,
  largeDesktop: 1300,
} as const

/** The last widths of a component's sizes (R9.08). */
export const componentBreakpoints = {
  xxs: 319,
  xs: 479,
  sm: 575,
  md: 767,
  lg: 899,
  xl: 1023,
  xxl: 1299,
  '2xl': 1536,
  xxxl: 1900,
} as const

export const minWidth = (layout: keyof typeof layoutBreakpoints) => `(min-width: ${layoutBreakpoints[layout]}px)`
