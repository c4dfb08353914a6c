import { onTestFinished, vi } from 'vitest'
import { createContentHistory } from './content-history.ts'
import type { KeptPage } from './kept-page.ts'
import { createPageCache, type PageCacheOptions } from './page-cache.ts'

/** A finished page of this text. */
export function page(text: string, reads: string[] = [], bytes = 10): KeptPage {
  const answer = { status: 200, headers: {}, body: new Uint8Array(Buffer.from(text)) }
  return {
    status: 200,
    hash: text,
    answers: { identity: answer, br: answer },
    gzipAnswer: () => answer,
    reads,
    flags: [],
    isKept: true,
    bytes,
    isBest: false,
  }
}

/** Makes `text 1`, `text 2` … and counts. */
export function maker(text: string, reads: string[] = [], bytes = 10) {
  const make = Object.assign(async () => page(`${text} ${++make.times}`, reads, bytes), { times: 0 })
  return make
}

/** A cache whose drops are noted in its history, as the shop's are. */
export function openCache(options: Partial<PageCacheOptions> = {}) {
  const history = options.history ?? createContentHistory(1)
  const cache = createPageCache({ maxBytes: 100, patienceMs: 20_000, history, ...options })
  const drop = (tag: string) => {
    history.note([tag])
    return cache.drop(new Set([tag]))
  }
  return { ...cache, drop, bytes: () => cache.bytes }
}

/** Time passes only when the test says so. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
