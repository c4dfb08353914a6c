/** Something of all that editors work with around the stories, for tests. */

import { putInRelease } from '../content/release-writing.ts'
import { deleteStory } from '../content/story-trash.ts'
import type { TestPlace } from './test-place.ts'

export const openRelease = 901
export const liveRelease = 902
const person = 4711
const now = '2026-11-01T08:00:00.000Z'
const dated = { created_at: now, updated_at: now }

/** Two stories are put into the open release; the second one was saved since, which is a conflict. A third one is in the trash. */
export async function fillEditorial({ store, database }: Pick<TestPlace, 'store' | 'database'>, storyIds: [number, number, number]) {
  const [first, conflicted, gone] = storyIds
  const { kysely } = database
  const release = { owner_id: person, revision: 0, refusal: null, ...dated }
  await kysely
    .insertInto('releases')
    .values([
      { ...release, id: openRelease, uuid: 'r1', name: 'Advent/24', release_at: '2999-12-01T05:00:00.000Z', released_at: null },
      { ...release, id: liveRelease, uuid: 'r2', name: 'Herbst', release_at: null, released_at: now, refusal: null },
    ])
    .execute()
  await store.transaction(async (writing) => {
    for (const id of storyIds) await putInRelease(writing, openRelease, id, { name: 'Im Advent', tags: ['advent'], content: inAdvent })
  })
  await store.saveDraft(conflicted, { name: 'Seither anders' })
  await kysely
    .insertInto('release_stories')
    .values({ release_id: liveRelease, story_id: first, base_version_id: null, author_id: null, updated_at: now })
    .execute()

  await kysely
    .insertInto('story_redirects')
    .values([
      { id: 911, from_slug: 'alte/karten', story_id: first, created_at: now },
      { id: 912, from_slug: 'alte/weg', story_id: gone, created_at: now },
    ])
    .execute()
  await kysely.insertInto('translated_slugs').values({ id: 921, story_id: first, lang: 'fr-fr', name: 'Cartes', slug: 'cartes' }).execute()
  await kysely.updateTable('space').set({ translates_slugs: 1 }).execute()
  const scheduling = { publish_at: now, person_id: person, deleted_at: null, ...dated }
  await kysely
    .insertInto('story_schedulings')
    .values([
      { ...scheduling, id: 931, story_id: first, status: 'scheduled' },
      { ...scheduling, id: 932, story_id: conflicted, status: 'schedule_published' },
    ])
    .execute()
  const discussion = {
    title: 'Zu groß?',
    block_uid: 'x',
    fieldname: null,
    component: null,
    lang: 'default',
    solved_at: null,
    created_at: now,
  }
  await kysely
    .insertInto('discussions')
    .values([
      { ...discussion, id: 941, uuid: 'd1', story_id: first },
      { ...discussion, id: 942, uuid: 'd2', story_id: gone },
    ])
    .execute()
  const comment = { person_id: person, message_json: '[{"type":"text","text":"Ja, zu groß."}]', ...dated }
  await kysely
    .insertInto('comments')
    .values([
      { ...comment, id: 951, uuid: 'c1', discussion_id: 941 },
      { ...comment, id: 952, uuid: 'c2', discussion_id: 942 },
    ])
    .execute()
  await kysely.insertInto('comment_mentions').values({ comment_id: 951, person_id: person }).execute()
  await kysely.insertInto('tag_names').values({ name: 'ohne Eintrag' }).execute()
  const task = { name: 'Bauen', description: null, webhook_url: 'https://example.org/build', user_dialog: '{}' }
  await kysely
    .insertInto('tasks')
    .values({ ...task, id: 961, last_execution: now, last_response: '{"status":200}' })
    .execute()
  const key = { access: 'public' as const, name: 'App', token: 'geheimer-schluessel', story_ids: '[]', release_ids: '[]', created_at: now }
  await kysely
    .insertInto('api_keys')
    .values({ ...key, id: 971 })
    .execute()
  await store.transaction((writing) => deleteStory(writing, gone))
}

const inAdvent = { _uid: 'x', component: 'page', title: 'Advent' }
