import type { Format } from '../schemas/format.ts'

/** A format in centimetres as the locale writes it, on one line: `10,5 × 14,8 cm`. */
export function formatSize({ width, height }: Format, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  return `${format.format(width / 10)}\u00a0×\u00a0${format.format(height / 10)}\u00a0cm`
}
