import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestContent, space } from '../test-content.ts'
import { readQuery } from './query-parameters.ts'
import { selectStories, selectStoryPage } from './select-stories.ts'
import { readStoryListQuery } from './story-parameters.ts'

/** How SQLite will find the rows, a line for each step. It does not depend on how many there are: nothing gathers statistics. */
async function planOf(
  query: { compile(): { sql: string; parameters: readonly unknown[] } },
  database: Awaited<ReturnType<typeof openTestContent>>['database'],
) {
  const { sql: text, parameters } = query.compile()
  const pieces = text.split('?')
  const explained = pieces.map((piece, index) => (index < parameters.length ? sql`${sql.raw(piece)}${parameters[index]}` : sql.raw(piece)))
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.join(explained, sql``)}`.execute(database.kysely)
  return rows.map((row) => row.detail)
}

async function planOfList(search: Record<string, string>) {
  const { database } = await openTestContent()
  const { list } = readStoryListQuery(readQuery(new URLSearchParams(search)), space)
  return planOf(selectStoryPage(database, { version: 'published' }, list), database)
}

describe('a space of 100 or of 100,000 stories', () => {
  for (const column of ['story.full_slug', 'story.id', 'story.uuid'] as const) {
    it(`finds one story by ${column} without looking at others`, async () => {
      const { database } = await openTestContent()
      const plan = await planOf(selectStories(database.kysely, { version: 'published' }).where(column, '=', 'x'), database)
      expect(plan).toEqual([
        expect.stringMatching(/^SEARCH story USING INDEX \S+ \(\w+=\?\)$/),
        expect.stringMatching(/^SEARCH content USING INDEX \S+ \(story_id=\? AND version=\?\)$/),
      ])
    })
  }

  it('lists a folder by looking at that folder only', async () => {
    const plan = await planOfList({ starts_with: 'karten/hochzeit/' })
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH story USING INDEX \S+ \(full_slug>\? AND full_slug<\?\)$/))
    expect(plan).not.toContainEqual(expect.stringMatching(/^SCAN/))
  })

  it('lists slugs with a wildcard by looking at what stands before it only', async () => {
    const plan = await planOfList({ by_slugs: 'karten/hochzeit/*' })
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH story USING INDEX \S+ \(full_slug>\? AND full_slug<\?\)$/))
    expect(plan).not.toContainEqual(expect.stringMatching(/^SCAN/))
  })

  it('takes the first page of the whole space in the order of an index, without sorting', async () => {
    const plan = await planOfList({})
    expect(plan).toEqual([
      'SCAN story USING INDEX stories_position',
      expect.stringMatching(/^SEARCH content USING INDEX \S+ \(story_id=\? AND version=\?\)$/),
    ])
  })

  it('finds stories by tag, by uuid and by type by index', async () => {
    const searches: Record<string, string>[] = [{ with_tag: 'Hochzeit' }, { by_uuids: 'a,b' }, { content_type: 'page' }]
    for (const search of searches) {
      expect(await planOfList(search)).not.toContainEqual(expect.stringMatching(/^SCAN (story|content|story_tags)/))
    }
  })
})
