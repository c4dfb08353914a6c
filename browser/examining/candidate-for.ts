/** The smallest picture of a `srcset` that has this many pixels in a row, or its largest; `undefined` when it names no widths. */
export function candidateFor(srcset: string, pixels: number): string | undefined {
  const candidates = [...srcset.matchAll(/(\S+)\s+(\d+)w(?:,|\s*$)/g)].map(([, address = '', width]) => ({ address, width: Number(width) }))
  const ascending = candidates.toSorted((one, other) => one.width - other.width)
  return (ascending.find(({ width }) => width >= pixels) ?? ascending.at(-1))?.address
}
