import { expect, it } from 'vitest'
import type { Edit } from '../../runtime/edits/edit.ts'
import { createStorage } from '../../tests/test-desk.ts'
import { findLeft } from './find-left.ts'
import { emptyHistory } from './history.ts'
import { browserKeptEdits, type EditedText, keyOf } from './kept-edits.ts'

const pending: Edit[] = [{ verb: 'remove', uid: 'a' }]
const storage = createStorage()
const keep = (text: EditedText, isSaved = false) => {
  const key = keyOf(text, crypto.randomUUID())
  const past = [{ key: undefined, at: 1, inverses: pending }]
  browserKeptEdits(storage, key).write({ base: null, pending: isSaved ? [] : pending, history: { ...emptyHistory, past } })
  return key
}

it('finds what was left unsaved, of pages and in releases, but for what other tabs have open', async () => {
  keep({ storyId: 1 }, true)
  keep({ storyId: 2 })
  keep({ storyId: 3, releaseId: 7 })
  const open = keep({ storyId: 4 })
  storage.setItem('anlass.preferences', '{}')
  const found = await findLeft(storage, async () => new Set([open]))
  expect(found).toEqual([{ storyId: 2 }, { storyId: 3, releaseId: 7 }])
})
