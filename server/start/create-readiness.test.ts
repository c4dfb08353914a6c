import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createReadiness } from './create-readiness.ts'

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const away = () => Promise.reject(new Error('away'))
const silent = () => new Promise<never>(() => {})
const there = async () => []

it.each([
  ['what can be read is ready', there, false, 'ready'],
  ['what has pages is ready with them while the content is away', away, true, 'last-good-pages'],
  ['and while it says nothing', silent, true, 'last-good-pages'],
  ['what has none is not ready', away, false, 'not-ready'],
] as const)('%s', async (_, readContent, hasPages, expected) => {
  expect(await createReadiness({ readContent, dataFolder: folder(), hasPages: () => hasPages })()).toBe(expected)
})

it('what can not reach its data folder is not ready, whatever it has', async () => {
  expect(await createReadiness({ readContent: there, dataFolder: join(folder(), 'away'), hasPages: () => true })()).toBe('not-ready')
})

it('asks for the content once at a time, however many want to know', async () => {
  const answers: PromiseWithResolvers<unknown>[] = []
  const readContent = () => {
    const answer = Promise.withResolvers<unknown>()
    answers.push(answer)
    return answer.promise
  }
  const readiness = createReadiness({ readContent, dataFolder: folder(), hasPages: () => false })
  const many = Array.from({ length: 100 }, readiness)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.reject(new Error('away'))
  expect(new Set(await Promise.all(many))).toEqual(new Set(['not-ready']))
  const later = readiness()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.resolve([])
  expect(await later).toBe('ready')
})
