import { expect, it } from 'vitest'
import { createStorage } from '../../tests/test-desk.ts'
import { scopedStorage } from './scoped-storage.ts'

it('keeps what belongs to two spaces apart', () => {
  const all = createStorage()
  const [one, other] = [scopedStorage(all, 'one'), scopedStorage(all, 'other')]
  one.setItem('story', '1')
  other.setItem('story', '2')
  expect([one.getItem('story'), other.getItem('story'), one.length, one.key(0)]).toEqual(['1', '2', 1, 'story'])
  one.clear()
  expect([one.getItem('story'), other.getItem('story'), one.key(0)]).toEqual([null, '2', null])
})
