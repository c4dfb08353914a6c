import type { ContentChange } from '../content/content-change.ts'

/** What one of several processes has from the others. */
export interface Siblings {
  /** The figures of all, as text for Prometheus. */
  metrics(): Promise<string>
  /** Answers what this one counted, whenever somebody asks for the figures of all. */
  onFiguresAsked(read: () => Promise<object[]>): void
  /** Tells the others of a change that only this one heard of: a webhook comes to one of them. */
  tell(change: ContentChange): void
  /** Hears of what another one tells. */
  onTold(listener: (change: ContentChange) => void): void
}
