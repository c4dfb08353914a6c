import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { findBlockProblems } from '../../content-command/find-block-problems.ts'
import { isDoneFor } from '../build-marks.ts'
import { openTestContent, publish } from '../test-content.ts'
import type { FindProblems } from './environment.ts'
import { warnOfBrokenStories } from './warn-of-broken-stories.ts'

async function open() {
  const content = await openTestContent()
  await publish(content.store, 'gut', { fields: { title: 'Seite', body: [] } })
  await publish(content.store, 'alt', { fields: { title: 'Seite', body: [{ _uid: 'h', component: 'page_headline' }] } })
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  /** Starts a build and waits until it has looked. */
  const start = async (version: string, findProblems: FindProblems = findBlockProblems) => {
    onTestFinished(warnOfBrokenStories({ store: content.store, findProblems, log, version, pauseMs: 0, waitMs: 0 }))
    await expect.poll(() => isDoneFor(content.database, 'check', version)).toBe(true)
    return lines.splice(0)
  }
  return { ...content, lines, log, start }
}

it('the first start of a build warns of stories that its blocks cannot draw: how many, which fields, samples', async () => {
  const { start } = await open()
  const [warning, ...others] = await start('build-1')
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    level: 40,
    msg: expect.stringContaining('shoppers keep their last good pages'),
    stories: 2,
    broken: { published: 1, scheduled: 0, release: 0, draft: 1 },
    problems: [
      {
        component: 'page_headline',
        field: 'headline',
        stories: 1,
        samples: [{ story: 'alt', path: 'body[0].headline', states: ['published', 'draft'] }],
      },
    ],
  })
})

it('a second start of the same build says nothing; the next build does', async () => {
  const { start } = await open()
  await start('build-1')
  expect(await start('build-1')).toEqual([])
  expect(await start('build-2')).toHaveLength(1)
})

it('a build whose blocks draw everything says nothing', async () => {
  const { start } = await open()
  expect(await start('build-1', async () => [])).toEqual([])
})

it('while nothing can be checked that is said, and the next start looks again', async () => {
  const { store, log, lines, start } = await open()
  const down = async () => {
    throw new Error('It killed its thread.')
  }
  onTestFinished(warnOfBrokenStories({ store, findProblems: down, log, version: 'build-1', pauseMs: 0, waitMs: 0 }))
  await expect.poll(() => lines.splice(0)).toEqual([expect.objectContaining({ msg: expect.stringContaining('could not be checked') })])
  expect(await start('build-1')).toHaveLength(1)
})
