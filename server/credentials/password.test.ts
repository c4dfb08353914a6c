import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

it('a password is known again, and others are not', async () => {
  const kept = await hashPassword('geheim-geheim')
  expect(
    await Promise.all([isPassword('geheim-geheim', kept), isPassword('geheim', kept), isPassword('geheim-geheim', undefined)]),
  ).toEqual([true, false, false])
})

it('the many of one network wait behind the first of another', async () => {
  const hashed: string[] = []
  const hash = (network: string) => hashPassword('x', network).then(() => hashed.push(network))
  await Promise.all(['a', 'a', 'a', 'a', 'b'].map(hash))
  expect(hashed).toEqual(['a', 'b', 'a', 'a', 'a'])
})

it('many passwords at once leave others their turn: files are read by the same threads', async () => {
  const hashed: Promise<string>[] = Array.from({ length: 8 }, () => hashPassword('x'))
  const first = await Promise.race([...hashed.map((each) => each.then(() => 'a password')), stat('.').then(() => 'a file')])
  await Promise.all(hashed)
  expect(first).toBe('a file')
})
