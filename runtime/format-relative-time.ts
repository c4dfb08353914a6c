import { madeOnce } from './made-once.ts'

/** Seconds of each unit, the longest first. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const german = madeOnce(() => new Intl.RelativeTimeFormat('de', { numeric: 'always' }))

/** How long ago something was, in the longest unit that fits it: `gerade eben` under a minute, then `vor 3 Minuten` up to years (R9.09). */
export function formatRelativeTime(then: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - then.getTime()) / 1000)
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? german().format(-Math.floor(seconds / unit[1]), unit[0]) : 'gerade eben'
}
