import { expect, it } from 'vitest'
import type { ContentChange } from './content-change.ts'
import { heardTogether } from './heard-together.ts'

const published = (id: number): ContentChange => ({ action: 'published', id, uuid: `u-${id}`, fullSlug: `anlass/${id}` })

it('what is told in one go is heard in one go, each version by itself, and before anybody goes on', async () => {
  const heard: [number[], number | undefined][] = []
  const tell = heardTogether((changes, version) => heard.push([changes.map((change) => ('id' in change ? change.id : 0)), version]))
  tell(published(1), 7)
  tell(published(2), 7)
  tell(published(3), 8)
  expect(heard).toEqual([[[1, 2], 7]])
  await undefined
  expect(heard).toEqual([
    [[1, 2], 7],
    [[3], 8],
  ])
  tell(published(4), undefined)
  await undefined
  expect(heard.at(-1)).toEqual([[4], undefined])
})
