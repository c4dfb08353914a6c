import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { componentBreakpoints, layoutBreakpoints, minWidth } from './breakpoints.ts'

it('R9.08 has the widths of the specification', () => {
  expect(layoutBreakpoints).toEqual({ mobile: 480, largeMobile: 576, tablet: 768, smallDesktop: 900, desktop: 1024, largeDesktop: 1300 })
  expect(componentBreakpoints).toEqual({ xxs: 319, xs: 479, sm: 575, md: 767, lg: 899, xl: 1023, xxl: 1299, '2xl': 1536, xxxl: 1900 })
  expect(minWidth('desktop')).toBe('(min-width: 1024px)')
})

/** Where the header's own words would not fit: not a layout of the page. */
const shortBars = [360, 1200]

it('R9.08 stylesheets ask the window for these widths only', () => {
  const known = new Set<number>([...Object.values(layoutBreakpoints), ...shortBars])
  for (const file of globSync(['blocks/*/*.module.css', 'runtime/**/*.css'])) {
    for (const [, query = ''] of readFileSync(file, 'utf8').matchAll(/@media ([^{]*width[^{]*)\{/g)) {
      for (const [width] of query.matchAll(/\d+(?=px)/g)) expect(known, `${file}: ${query}`).toContain(Number(width))
    }
  }
})
