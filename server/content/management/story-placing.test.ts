import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { countingTurns } from '../../../tests/counting-turns.ts'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage as page } from '../../../tests/test-stories.ts'

describe('where a story stands', () => {
  it('changes with its slug and its folder, for all that is in it', async () => {
    const { create, folder, manage, slugs, told } = await openStories()
    const { id: alt } = await folder('alt')
    const { id: neu } = await folder('neu')
    await create('rosen', { parent_id: alt })
    told()
    await manage('PUT', `stories/${alt}`, { story: { slug: 'karten', parent_id: neu } })
    expect(((await slugs('')) as string[]).toSorted()).toEqual(['neu', 'neu/karten', 'neu/karten/rosen'])
    expect(told()).toContain('moved neu/karten/rosen')
  })

  it('changes for very many without keeping others from their turn', async () => {
    const { create, folder, manage, slugs } = await openStories()
    const { id } = await folder('alt')
    for (let n = 0; n < 60; n++) await create(`rosen-${n}`, { parent_id: id })
    // Whatever is done takes longer than a turn may.
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 11))
    onTestFinished(() => clock.mockRestore())
    const { turns } = await countingTurns(() => manage('PUT', `stories/${id}`, { story: { slug: 'karten' } }))
    expect(turns).toBeGreaterThan(60)
    expect(await slugs('starts_with=karten/&per_page=100')).toHaveLength(60)
  })

  it('is after another, in another folder, for one or several at once', async () => {
    const { create, folder, manage, slugs } = await openStories()
    const { id: f } = await folder('f')
    const [a, b, c] = [await create('a'), await create('b'), await create('c')]
    await manage('PUT', `stories/${c.id}/move?after_id=${a.id}`)
    expect(await slugs('story_only=1')).toEqual(['a', 'c', 'b'])
    await manage('PUT', `stories/${b.id}/move?after_id=0`)
    expect(await slugs('story_only=1')).toEqual(['b', 'a', 'c'])
    await manage('POST', 'stories/bulk_move', { story_ids: [a.id, b.id], to_folder: f })
    expect(await slugs('story_only=1&starts_with=f/')).toEqual(['f/b', 'f/a'])
    expect((await manage('PUT', `stories/${c.id}/move?after_id=999`)).body).toEqual({ after_id: [expect.stringContaining('no story')] })
  })

  it('is after the one that was moved before it', async () => {
    const { create, folder, manage, slugs } = await openStories()
    const { id: parent_id } = await folder('f')
    const inside = await create('inside', { parent_id })
    const [a, b, c, d, e] = [await create('a'), await create('b'), await create('c'), await create('d'), await create('e')]
    const move = async (stories: { id: number }[], after_id: number) =>
      (await manage('POST', 'stories/bulk_move', { story_ids: stories.map(({ id }) => id), after_id })).status
    const order = () => slugs('story_only=1&excluding_slugs=f/*')
    expect(await move([e, d, b], a.id)).toBe(200)
    expect(await order()).toEqual(['a', 'e', 'd', 'b', 'c'])
    expect(await move([c, e], e.id)).toBe(200)
    expect(await order()).toEqual(['a', 'c', 'e', 'd', 'b'])
    expect(await move([d, inside], 0)).toBe(422)
    expect(await order()).toEqual(['a', 'c', 'e', 'd', 'b'])
  })

  // The trigger is in SQLite's words.
  it.skipIf(inject('postgres') !== undefined)('is counted anew once, however many are moved', async () => {
    const { create, manage, database } = await openStories()
    const [a, b, c, d] = [await create('a'), await create('b'), await create('c'), await create('d')]
    await sql`create table counted (id)`.execute(database.kysely)
    await sql`create trigger count_anew after update of position on stories begin insert into counted values (new.id); end`.execute(
      database.kysely,
    )
    await manage('POST', 'stories/bulk_move', { story_ids: [d.id, c.id, b.id], after_id: 0 })
    const { rows } = await sql<{ id: number }>`select id from counted`.execute(database.kysely)
    expect(rows.map(({ id }) => id).toSorted()).toEqual([a.id, b.id, c.id, d.id].toSorted())
  })

  it('changes once for a story that is named several times', async () => {
    const { create, folder, manage, slugs, told } = await openStories()
    const { id: f } = await folder('f')
    const [a, b] = [await create('a'), await create('b')]
    told()
    expect((await manage('POST', 'stories/bulk_move', { story_ids: `${a.id},${b.id},${a.id}`, to_folder: f, after_id: 0 })).status).toBe(
      200,
    )
    expect(told().toSorted()).toEqual(['moved f/a', 'moved f/b'])
    expect(await slugs('story_only=1')).toEqual(['f/a', 'f/b'])
  })

  it('is copied, with uids of its own', async () => {
    const { create, manage } = await openStories()
    const story = await create('a', { content: page({ body: [headline('H')] }), tag_list: ['x'] })
    const { body } = await manage('PUT', `stories/${story.id}/duplicate`, { story: { name: 'B', slug: 'b' } })
    expect(body.story).toMatchObject({ name: 'B', full_slug: 'b', published: false, tag_list: ['x'] })
    expect(body.story.content.body[0].headline).toBe('H')
    expect(body.story.content.body[0]._uid).not.toBe(story.content.body[0]._uid)
  })

  it.each([
    ['a slug with a slash', { slug: 'a/b' }, 'slug'],
    ['only dots', { slug: '..' }, 'slug'],
    ['no slug', { slug: '' }, 'slug'],
    ['a slug of 3,000 characters', { slug: 'a'.repeat(3000) }, 'slug'],
    ['control characters', { slug: 'a\u0000b' }, 'slug'],
    ['a slug that is taken', { slug: 'start' }, 'slug'],
    ['a folder that there is not', { parent_id: 12345 }, 'id'],
    ['a story for a folder', { parent_id: 'start' }, 'parent_id'],
    ['no name', { name: ' ' }, 'name'],
    ['a time that is none', { publish_at: 'morgen' }, 'publish_at'],
    ['a day that is none', { publish_at: '2027-02-30 10:00' }, 'publish_at'],
    ['a time that is in the year 10000 by now', { publish_at: '9999-12-31T23:59:59-01:00' }, 'publish_at'],
    ['a position that no list has', { position: 1_795_786_000_000 }, 'position'],
    ['translated slugs', { translated_slugs_attributes: [{ lang: 'de', slug: 'x' }] }, 'translated_slugs_attributes'],
  ])('is refused with 422 and nothing written: %s', async (_, fields, field) => {
    const { create, manage, slugs } = await openStories()
    const { id } = await create('start')
    const story = {
      name: 'X',
      slug: 'x',
      content: page(),
      ...fields,
      ...('parent_id' in fields && fields.parent_id === 'start' && { parent_id: id }),
    }
    const { status, body } = await manage('POST', 'stories', { story })
    expect([status, Object.keys(body)]).toEqual([422, [field]])
    expect(body[field]).toEqual([expect.any(String)])
    expect(await slugs('')).toEqual(['start'])
  })

  it('may have emoji in it, and dots', async () => {
    const { create } = await openStories()
    expect((await create('🎉-v1.2')).full_slug).toBe('🎉-v1.2')
  })

  it('is never inside itself', async () => {
    const { folder, manage, slugs } = await openStories()
    const { id: a } = await folder('a')
    const { id: b } = await folder('b', { parent_id: a })
    const { status, body } = await manage('PUT', `stories/${a}/move?to_folder=${b}`)
    expect([status, body]).toEqual([422, { parent_id: [expect.stringContaining('into itself')] }])
    expect(await slugs('')).toEqual(['a', 'a/b'])
  })

  it('is that of its folder once it is the start page, and its own again', async () => {
    const { create, folder, manage } = await openStories()
    const { id: karten } = await folder('karten')
    const { id } = await create('rosen', { parent_id: karten })
    expect((await manage('PUT', `stories/${id}`, { story: { is_startpage: true } })).body.story).toMatchObject({
      full_slug: 'karten/',
      slug: 'karten',
    })
    const back = await manage('PUT', `stories/${id}`, { story: { is_startpage: false, slug: 'rosen' } })
    expect(back.body.story).toMatchObject({ full_slug: 'karten/rosen', is_startpage: false })
  })
})
