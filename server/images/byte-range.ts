import type { ByteRange } from './file-store.ts'

/**
 * The part of so many bytes that a `range` header wants (RFC 9110, 14.2). `undefined`: all of them, which is also right for what
 * is written otherwise, and for several parts at once. `none`: there is nothing there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [written, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (written === undefined || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first <= last ? { first, last } : 'none'
}
