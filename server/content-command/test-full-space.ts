import { draft, publish } from '../content/test-content.ts'
import { archiveFlag, createFlag } from '../flags/embedded/flag-store.ts'
import { fillEditorial } from './test-editorial-work.ts'
import type { openTestPlace } from './test-place.ts'

export type Place = Awaited<ReturnType<typeof openTestPlace>>

export const now = '2026-11-01T08:00:00.000Z'
const dated = { created_at: now, updated_at: now }

/** A space with something of every kind in it, and names that file systems find hard. */
export async function fillSpace({ store, database, images }: Place) {
  const { kysely } = database
  const id = await publish(store, 'anlass/karten', { fields: { title: 'Über „Karten“', 10: 'zehn', 2: 'zwei' }, tags: ['neu', 'Über'] })
  await store.saveDraft(id, {
    name: 'Noch nicht',
    content: { _uid: 'x', component: 'gibt_es_nicht', words: '\u0000\ud800' },
    problems: [{ path: 'content', field: '', message: 'Kaputt' }],
  })
  await publish(store, 'anlass/Karten')
  await publish(store, 'anlass/_folder')
  await publish(store, 'anlass/a.json/b')
  await publish(store, `anlass/${'ü'.repeat(250)}`)
  await draft(store, 'anlass/a')
  const folder = await kysely.selectFrom('stories').select('id').where('full_slug', '=', 'anlass').executeTakeFirstOrThrow()
  await store.createStory({ name: 'Start', parentId: folder.id, isStartpage: true, content: { _uid: 'x', component: 'page' } })
  await kysely
    .updateTable('stories')
    .set({ publish_at: now, workflow_stage_id: 61, options: '{"pinned":true}' })
    .where('id', '=', id)
    .execute()

  const dimensions = [
    { name: 'Österreich', entryValue: 'at' },
    { name: 'Schweiz', entryValue: 'ch' },
  ]
  const entries = [
    { name: 'groß', value: '2', dimensionValues: { ch: '4', at: '3' } },
    { name: 'klein', value: '1' },
  ]
  await store.putDatasource({ slug: 'preise', name: 'Preise', dimensions, entries })

  await kysely
    .insertInto('component_groups')
    .values(
      [
        { id: 11, uuid: 'g', name: 'Groß', parent_id: 12 },
        { id: 12, uuid: 'h', name: 'Alle', parent_id: null },
      ].reverse(),
    )
    .execute()
  await kysely
    .insertInto('internal_tags')
    .values([
      { id: 21, name: 'alt', object_type: 'component' },
      { id: 22, name: 'gut', object_type: 'asset' },
    ])
    .execute()
  const component = {
    display_name: 'L',
    is_root: 1,
    is_nestable: 0,
    component_group_uuid: 'g',
    looks: '{"color":"red"}',
    source_hash: null,
    ...dated,
  }
  await kysely
    .insertInto('components')
    .values([{ ...component, id: 31, name: 'landing', schema: '{"b":{"type":"text"},"a":{"type":"text"}}' }])
    .execute()
  await kysely.insertInto('component_tags').values({ component_id: 31, internal_tag_id: 21 }).execute()
  const preset = { image: null, color: null, icon: null, description: null, ...dated }
  await kysely
    .insertInto('presets')
    .values({ ...preset, id: 41, component_id: 31, name: 'Leer', preset: '{"b":"x"}' })
    .execute()

  await kysely
    .insertInto('asset_folders')
    .values([
      { id: 52, uuid: 'b', name: 'Oben', parent_id: null },
      { id: 51, uuid: 'a', name: 'Unten', parent_id: 52 },
    ])
    .execute()
  await images.putFile('/f/1/abc/karte.svg', Buffer.from('<svg/>'))
  await store.putAsset({
    filename: '/f/1/abc/karte.svg',
    contentType: 'image/svg+xml',
    contentLength: 6,
    hash: 'h',
    width: 1,
    height: 2,
    alt: 'Karte',
    folderId: 51,
  })
  await store.putAsset({
    filename: 'https://a.storyblok.com/f/9/x.jpg',
    contentType: 'image/jpeg',
    contentLength: 5_000_000_000,
    hash: 'i',
  })
  const { id: asset_id } = await kysely.selectFrom('assets').select('id').where('hash', '=', 'h').executeTakeFirstOrThrow()
  await images.putFile('/f/1/abb/karte.svg', Buffer.from('<svg></svg>'))
  await kysely
    .updateTable('assets')
    .set({ former_files: '[{"filename":"/f/1/abb/karte.svg","isPrivate":false}]' })
    .where('id', '=', asset_id)
    .execute()
  await kysely.insertInto('asset_tags').values({ asset_id, internal_tag_id: 22 }).execute()

  await kysely
    .insertInto('workflow_stages')
    .values({ id: 61, name: 'Entwurf', color: '#fff', position: 1, rules: '{"is_default":true}' })
    .execute()
  const endpoint = {
    id: 71,
    name: 'Bau',
    description: '',
    endpoint: 'https://example.org',
    secret: 'geheim-geheim',
    actions: '["story.published"]',
    activated: 1,
  }
  await kysely
    .insertInto('webhook_endpoints')
    .values({ ...endpoint, ...dated })
    .execute()
  await kysely
    .insertInto('space_roles')
    .values({ id: 81, name: 'Texter', subtitle: '', permissions: '["save_stories"]', folder_ids: `[${folder.id}]`, component_ids: '[]' })
    .execute()
  await store.transaction((writing) => createFlag(writing, 'neue-buehne', { description: 'Mit Film', share: 30 }))
  await store.transaction(async (writing) => archiveFlag(writing, await createFlag(writing, 'alte-buehne')))
  await kysely.insertInto('seeds').values({ key: 'asset:x', seed_hash: 'a', stored_hash: 'b' }).execute()
  const [second, gone] = [await publish(store, 'anlass/zweite'), await draft(store, 'anlass/bald-weg')]
  await fillEditorial({ store, database }, [id, second, gone])
  return id
}
