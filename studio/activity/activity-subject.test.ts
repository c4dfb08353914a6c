import { expect, it } from 'vitest'
import { subjectOf } from './activity-subject.ts'

it.each([
  ['story.publish', { place: { screen: 'story', id: 7 } }],
  ['story.delete', undefined],
  ['folder.move', undefined],
  ['story_scheduling.delete', { place: { screen: 'story', id: 7 } }],
  ['discussion.solve', { place: { screen: 'discussion', id: 7 } }],
  ['release.deploy', { place: { screen: 'releases', id: 7 } }],
  ['release.delete', undefined],
  ['asset.replace', { used: 'asset', id: 7 }],
  ['component.update', { used: 'component', id: 7 }],
  ['space.clear_trash', undefined],
  ['pipeline.deployed', undefined],
])('%s is about %j', (key, subject) => expect(subjectOf({ key, trackableId: 7 })).toEqual(subject))

it('leads nowhere where the service does not say what it is about', () => {
  expect(subjectOf({ key: 'story.update', trackableId: undefined })).toBeUndefined()
})
