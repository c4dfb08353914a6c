import { madeOnce } from '../../runtime/made-once.ts'

const wallClock = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

const dayMs = 24 * 3_600_000

/**
 * The instant at which clocks in Germany show this time, written like `2026-12-24 08:00`. An hour that summer time leaves
 * out is read as the hour after it, one that comes twice as the first. Undefined when it is no time.
 */
export function fromBerlinTime(written: string): Date | undefined {
  const shown = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?$/.test(written) ? Date.parse(`${written.replace(' ', 'T')}Z`) : Number.NaN
  // A day that no month has is taken for one of the next.
  if (Number.isNaN(shown) || new Date(shown).getUTCDate() !== Number(written.slice(8, 10))) return undefined
  const before = offsetAt(shown - dayMs)
  const after = offsetAt(shown + dayMs)
  const offset = [before, after].find((candidate) => offsetAt(shown - candidate) === candidate) ?? before
  return new Date(shown - offset)
}

/** How far German clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const part = Object.fromEntries(
    wallClock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const shown = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`)
  return shown - Math.floor(instant / 1000) * 1000
}
