import { expect, it } from 'vitest'
import type { Activity } from '../management/activity-calls.ts'
import { german } from '../messages/german.ts'
import { activityDays, activityInWords } from './activity-runs.ts'

let id = 0
const did = (key: string, at: string, more: Partial<Activity> = {}): Activity => ({
  id: ++id,
  key,
  at,
  trackableId: 1,
  name: 'Hochzeit',
  who: 'Ada',
  ...more,
})

it('takes together what one person did to one page in a row, on one German day', () => {
  const days = activityDays([
    did('story.publish', '2026-11-21T10:00:00Z'),
    did('story.update', '2026-11-21T09:59:00Z'),
    did('story.update', '2026-11-21T09:58:00Z'),
    did('story.update', '2026-11-21T09:57:00Z', { trackableId: 2 }),
    did('story.update', '2026-11-21T09:56:00Z', { who: 'Mia', trackableId: 2 }),
    did('story.update', '2026-11-20T23:30:00Z', { who: 'Mia', trackableId: 2 }),
    did('story.update', '2026-11-20T22:30:00Z', { who: 'Mia', trackableId: 2 }),
  ])
  expect(days.map(({ day, runs }) => [day, runs.map(({ key, count }) => `${key} ${count}`)])).toEqual([
    ['2026-11-21', ['story.publish 1', 'story.update 2', 'story.update 1', 'story.update 2']],
    ['2026-11-20', ['story.update 1']],
  ])
})

it.each([
  ['story.publish', {}, 'Ada hat die Seite „Hochzeit“ veröffentlicht'],
  ['folder.move', {}, 'Ada hat den Ordner „Hochzeit“ verschoben'],
  ['story.update', { count: 3 }, 'Ada hat die Seite „Hochzeit“ 3-mal gespeichert'],
  ['story.publish', { who: undefined }, 'Der Zeitplan hat die Seite „Hochzeit“ veröffentlicht'],
  ['story.update', { who: undefined }, 'Jemand hat die Seite „Hochzeit“ gespeichert'],
  ['space.clear_trash', {}, 'Ada hat im Space den Papierkorb geleert'],
  ['asset.update', { name: '/f/1/10x10/ab/rose.svg' }, 'Ada hat die Datei „rose.svg“ gespeichert'],
  ['pipeline.deployed', {}, 'Ada hat pipeline „Hochzeit“ pipeline.deployed'],
])('says %s in words: %#', (key, more, sentence) => expect(activityInWords({ ...did(key, ''), count: 1, ...more }, german)).toBe(sentence))
