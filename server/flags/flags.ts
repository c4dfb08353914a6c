import type { Channel } from '../../schemas/channel.ts'

/** Who looks at a page, as far as flags may know (R3.26). */
export interface Visitor {
  /** Tells one browser from another, and nothing else. */
  key: string
  channel: Channel
  mobileDevice: boolean
}

/** A flag service: says which variants a visitor gets. */
export interface Flags {
  /**
   * Those of the flags that are on for the visitor. Never rejects and never waits for long: what nobody can tell is off, and said
   * in the log (R5.07, R8.04). At once where the service has answered before.
   */
  onFor(visitor: Visitor, flags: readonly string[]): string[] | Promise<string[]>
  /** Sends what was counted; from now on all flags are off. Takes a second at most. */
  close(): Promise<void>
}

/** Where there is no flag service everybody sees what is there without flags. */
export const noFlags: Flags = { onFor: () => [], close: async () => {} }
