import type { ContentStore } from '../content-store.ts'
import type { FindProblems } from './environment.ts'

export interface DueParts {
  store: ContentStore
  findProblems: FindProblems
  onError: (error: Error) => void
}

/** One thing that an editor has set a time for. */
export interface Due {
  /** ISO 8601 in UTC. */
  time: string
  /** That change by it. */
  stories: readonly number[]
  /** Answers what became of it. One that `waits` is still due; `nothing` changed where it was refused, or done by another process. */
  carryOut(): Promise<'done' | 'nothing' | 'waits'>
}
