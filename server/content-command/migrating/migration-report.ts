import { changesBetween } from '../../content/management/changes-between.ts'
import type { StoryContentTable } from '../../database/story-content-table.ts'
import { counted } from '../counted.ts'
import type { MigratedStory } from './apply-migrations.ts'
import type { NamedMigration } from './migration-files.ts'

const storiesShown = 10
const changesShown = 5
const refusedShown = 50
const longestValue = 80

/** Gathers what migrations would do, a bounded part of it to be read. */
export function createMigrationReport(migrations: readonly NamedMigration[]) {
  const notes = new Map(
    migrations.map(({ name }) => [name, { stories: 0, drafts: 0, published: 0, inReleases: 0, changes: 0, samples: [] as string[] }]),
  )
  const refused: string[] = []
  let refusedTexts = 0

  const noteStory = ({ fullSlug, texts }: MigratedStory) => {
    for (const { version, newProblems } of texts) {
      if (newProblems.length > 0) refusedTexts += 1
      for (const { path, field, message } of newProblems) {
        if (refused.length < refusedShown) refused.push(`  ${fullSlug} [${version}]  ${path}${field && `, ${field}`}: ${message}`)
      }
    }
    for (const [name, note] of notes) {
      const touched = texts.flatMap(({ version, steps }) =>
        steps.filter((step) => step.migration === name).map((step) => ({ version, ...step })),
      )
      if (touched.length === 0) continue
      note.stories += 1
      const lines = new Set<string>()
      for (const { version, before, after } of touched) {
        note[countOf(version)] += 1
        const changes = changesBetween(JSON.parse(before), JSON.parse(after))
        note.changes += changes.length
        for (const change of changes) lines.add(`    ${change.path}: ${written(change.before)} → ${written(change.after)}`)
      }
      if (note.stories > storiesShown) continue
      note.samples.push(`  ${fullSlug} [${touched.map(({ version }) => version).join(', ')}]`, ...[...lines].slice(0, changesShown))
      if (lines.size > changesShown) note.samples.push(`    … and ${counted(lines.size - changesShown, 'other change')}`)
    }
  }

  function* lines(): Generator<string> {
    for (const [name, { stories, drafts, published, inReleases, changes, samples }] of notes) {
      yield name
      yield* samples
      if (stories > storiesShown) yield `  … and ${(stories - storiesShown).toLocaleString('en')} more`
      const texts = [counted(drafts, 'draft'), counted(published, 'published text')]
      if (inReleases > 0) texts.push(`${counted(inReleases, 'text')} in releases`)
      yield `  ${counted(stories, 'story')}: ${texts.join(', ')}, ${counted(changes, 'change')}.\n`
    }
  }

  return {
    noteStory,
    lines,
    /** What the blocks could not draw any more, one problem a line. */
    get refused() {
      return { texts: refusedTexts, lines: refused }
    },
  }
}

const countOf = (version: StoryContentTable['version']) =>
  version === 'draft' ? 'drafts' : version === 'published' ? 'published' : 'inReleases'

/** A field that is not there reads as null. */
function written(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length > longestValue ? `${json.slice(0, longestValue)}…` : json
}
