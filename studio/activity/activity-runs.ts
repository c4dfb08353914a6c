import { nameOfFile } from '../fields/asset/asset-value.ts'
import type { Activity } from '../management/activity-calls.ts'
import type { Words } from '../messages/german.ts'

/** What somebody did several times in a row is one line: a page that saves by itself is saved often. */
export interface ActivityRun extends Activity {
  count: number
}

export interface ActivityDay {
  /** `2026-11-21`, on German clocks. */
  day: string
  runs: ActivityRun[]
}

const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The newest first, as they come; a run has the time of its last. */
export function activityDays(activities: readonly Activity[]): ActivityDay[] {
  const days: ActivityDay[] = []
  for (const activity of activities) {
    const day = dayOf.format(new Date(activity.at))
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] })
    const { runs } = days.at(-1) as ActivityDay
    const last = runs.at(-1)
    const isSame = last && last.key === activity.key && last.trackableId === activity.trackableId && last.who === activity.who
    if (isSame) last.count += 1
    else runs.push({ ...activity, count: 1 })
  }
  return days
}

/** „Ada hat die Seite „Hochzeit“ veröffentlicht“; a key that is not known stands as it is. */
export function activityInWords({ key, name, who, count }: ActivityRun, { activity: said }: Words): string {
  const [kind = '', verb = ''] = key.split('.')
  const done = said.verbs[verb] ?? key
  const often = count > 1 ? `${said.times(count)} ` : ''
  const isSystem = who === undefined && /publish|deploy/.test(verb)
  const named = kind === 'space' ? '' : kind === 'asset' ? nameOfFile(name) : name
  return said.said(who ?? (isSystem ? said.system : said.somebody), said.kinds[kind] ?? kind, named, often + done)
}
