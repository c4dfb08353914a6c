import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttledReport } from './throttled-report.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const said: [string, number][] = []
  return { said, report: throttledReport((thing, repeats) => said.push([thing, repeats])) }
}

it('R9.09 says the same thing once a second, and how often it was when that was five times or more', () => {
  const { said, report } = open()
  for (let visitor = 0; visitor < 8; visitor++) report('gone', {})
  expect(said).toEqual([['gone', 1]])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([
    ['gone', 1],
    ['gone', 7],
  ])
  report('gone', {})
  expect(said).toHaveLength(3)
})

it('R9.09 fewer than five repeats are not worth a line', () => {
  const { said, report } = open()
  for (let visitor = 0; visitor < 5; visitor++) report('gone', {})
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([['gone', 1]])
})
