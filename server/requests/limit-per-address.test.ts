import { expect, it, onTestFinished, vi } from 'vitest'
import { limitPerAddress } from './limit-per-address.ts'

it('counts each address by itself, and anew with each window', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const isWithin = limitPerAddress({ most: 2, windowMs: 1_000 })
  const ask = (address: string, times: number) => Array.from({ length: times }, () => isWithin(address))
  expect(ask('10.0.0.1', 3)).toEqual([true, true, false])
  expect(ask('10.0.0.2', 1)).toEqual([true])
  vi.advanceTimersByTime(1_001)
  expect(ask('10.0.0.1', 1)).toEqual([true])
})
