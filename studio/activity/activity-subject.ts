import type { Activity } from '../management/activity-calls.ts'
import type { Place } from '../place.ts'

/** What a line of the activity is about, as far as something of it can be opened. */
export type ActivitySubject = { place: Place } | { used: 'asset' | 'component'; id: number }

const subjects: Record<string, (id: number) => ActivitySubject> = {
  story: (id) => ({ place: { screen: 'story', id } }),
  /** Kept by the story's id. */
  story_scheduling: (id) => ({ place: { screen: 'story', id } }),
  discussion: (id) => ({ place: { screen: 'discussion', id } }),
  flag: () => ({ place: { screen: 'flags' } }),
  release: (id) => ({ place: { screen: 'releases', id } }),
  asset: (id) => ({ used: 'asset', id }),
  component: (id) => ({ used: 'component', id }),
}

/** `undefined` where it has gone, or the studio has no screen for it. */
export function subjectOf({ key, trackableId }: Pick<Activity, 'key' | 'trackableId'>): ActivitySubject | undefined {
  const [kind = '', verb] = key.split('.')
  const hasGone = verb === 'delete' && kind !== 'story_scheduling'
  return trackableId === undefined || hasGone ? undefined : subjects[kind]?.(trackableId)
}
