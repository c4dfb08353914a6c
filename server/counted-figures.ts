import type { ContentRead } from './content/observed-content.ts'
import type { Origin } from './requests/request-times.ts'

/** How long a block took to be drawn, without the blocks in it. */
export type BlockTime = [component: string, seconds: number]

/** `stored`: found on disk, where an earlier process or another one left it. `late`: neither made in time nor there before. */
export type CacheResult = 'hit' | 'miss' | 'stored' | 'drop' | 'last-good' | 'late'

/** What is counted. */
export interface CountedFigures {
  request(origin: Origin, method: string, status: number, seconds: number): void
  render(seconds: number): void
  /** A page could not be made, for what stands in a story. */
  contentError(error: { type: string; story: string; message: string }): void
  /** The static blocks of one page. */
  blocks(times: BlockTime[]): void
  /** The content service was asked, because the answer was not known. */
  contentRead(what: ContentRead, seconds: number): void
  pageCache(result: CacheResult): void
  /** How many calls of this kind wait for their turn in the thread that makes pages. */
  renderQueue(lane: string, waiting: number): void
  /** Something failed in a visitor's browser. */
  browserError(): void
}

/** The figures of making pages, which may happen in another thread. */
export const renderFigures = ['render', 'contentError', 'blocks', 'contentRead'] as const
export type RenderFigures = Pick<CountedFigures, (typeof renderFigures)[number]>
