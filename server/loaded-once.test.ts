import { expect, it } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

it('loads with the first who asks, once; what could not be loaded again with the next', async () => {
  let loads = 0
  const ask = loadedOnce(async () => {
    if (++loads === 1) throw new Error('EMFILE')
    return loads
  })
  expect(loads).toBe(0)
  const [one, other] = [ask(), ask()]
  await expect(one).rejects.toThrow('EMFILE')
  await expect(other).rejects.toThrow('EMFILE')
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(2)
})
