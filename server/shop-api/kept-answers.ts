import type { ShopAnswer } from './shop-api.ts'

export interface KeptAnswersOptions {
  /** The answers unused for longest leave first. */
  most?: number
  onError(error: unknown): void
}

interface Kept<Data> {
  answer: ShopAnswer<Data>
  until: number
}

/** Where an old answer had to do, it is asked for again so soon, in milliseconds. */
const retryMs = 10_000

/**
 * Keeps answers for half of their lives, so that a page that is made again when its own is over shows a new one. Where none is to
 * be had the last one is shown on, for a while; it rejects where there was none.
 */
export function keptAnswers<Data>({ most = 100, onError }: KeptAnswersOptions) {
  const kept = new Map<string, Kept<Data>>()
  const underWay = new Map<string, Promise<ShopAnswer<Data>>>()

  async function renew(key: string, ask: () => Promise<ShopAnswer<Data>>): Promise<ShopAnswer<Data>> {
    try {
      const answer = await ask()
      put(key, answer, (answer.lifeMs ?? Number.POSITIVE_INFINITY) / 2)
      return answer
    } catch (error) {
      const before = kept.get(key)
      if (!before) throw error
      onError(error)
      put(key, before.answer, retryMs)
      return { ...before.answer, lifeMs: retryMs }
    } finally {
      underWay.delete(key)
    }
  }

  function put(key: string, answer: ShopAnswer<Data>, forMs: number) {
    kept.delete(key)
    kept.set(key, { answer, until: performance.now() + forMs })
    const [oldest = key] = kept.keys()
    if (kept.size > most) kept.delete(oldest)
  }

  return (key: string, ask: () => Promise<ShopAnswer<Data>>): Promise<ShopAnswer<Data>> => {
    const known = kept.get(key)
    if (known && performance.now() < known.until) return Promise.resolve(known.answer)
    const waiting = underWay.get(key) ?? renew(key, ask)
    underWay.set(key, waiting)
    return waiting
  }
}
