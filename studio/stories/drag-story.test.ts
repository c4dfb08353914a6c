import { expect, it } from 'vitest'
import { mayMove } from './drag-story.ts'

const folder = { id: 1, full_slug: 'anlass/texte', is_folder: true, parent_id: 9 }

it.each([
  ['into another folder', { id: 2, full_slug: 'anlass/a', is_folder: false, parent_id: 9 }, folder, true],
  ['into the folder it stands in', { id: 2, full_slug: 'anlass/texte/a', is_folder: false, parent_id: 1 }, folder, false],
  ['onto itself', folder, folder, false],
  ['into a folder of its own', folder, { id: 3, full_slug: 'anlass/texte/kurz' }, false],
  ['beside a folder that begins alike', folder, { id: 3, full_slug: 'anlass/texte-kurz' }, true],
])('what is dragged %s: %#', (_, story, to, may) => expect(mayMove(story, to)).toBe(may))
