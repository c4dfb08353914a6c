import { stat } from 'node:fs/promises'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
// By this path it is the shop's own, not that of tests (vite.config.ts).
import { passwordCost } from '../credentials/password-cost.ts'
import { customerPasswords, studioPasswords } from './password.ts'

it('a password is known again, and others are not', async () => {
  const kept = await studioPasswords.hash('geheim-geheim')
  expect(
    await Promise.all([
      studioPasswords.isRight('geheim-geheim', kept),
      studioPasswords.isRight('geheim', kept),
      studioPasswords.isRight('geheim-geheim', undefined),
    ]),
  ).toEqual([true, false, false])
})

it('a guess takes whoever stole the database 64 MB', () => {
  const { N, r } = passwordCost
  expect(128 * N * r).toBe(64 * 2 ** 20)
})

/** In which order passwords from these networks are hashed. */
async function orderOf(networks: string[]): Promise<string[]> {
  const hashed: string[] = []
  await Promise.all(networks.map((network) => studioPasswords.hash('x', network).then(() => hashed.push(network))))
  return hashed
}

it('the many of one network wait behind the first of another', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b'])).toEqual(['a', 'b', 'a', 'a', 'a'])
})

it('the many networks of one provider’s customer wait behind the first of another', async () => {
  const [first = '', ...more] = Array.from({ length: 4 }, (_, index) => `2001:db8:77:${index}`)
  expect(await orderOf([first, ...more, '2001:db8:78:0'])).toEqual([first, '2001:db8:78:0', ...more])
})

it('many passwords at once leave others their turn: files are read by the same threads', async () => {
  const hashed: Promise<string>[] = Array.from({ length: 8 }, () => studioPasswords.hash('x'))
  // By then as many as may are under way.
  await othersTurn()
  const first = await Promise.race([...hashed.map((each) => each.then(() => 'a password')), stat('.').then(() => 'a file')])
  await Promise.all(hashed)
  expect(first).toBe('a file')
})

it('more customers than may wait keep nobody out of the studio', async () => {
  const customers = Array.from({ length: 60 }, (_, network) => customerPasswords.hash('x', String(network)))
  const all = Promise.allSettled(customers)
  expect(await studioPasswords.hash('x')).toMatch(/^scrypt:/)
  expect((await all).some(({ status }) => status === 'rejected')).toBe(true)
})
