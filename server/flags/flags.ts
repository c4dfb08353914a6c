import type { Channel } from '../../schemas/channel.ts'
import type { TrackedEvent } from '../../schemas/flags/tracked-event.ts'

/** Who looks at a page, as far as flags may know (R3.26). */
export interface Visitor {
  /** Tells one browser from another, and nothing else. */
  key: string
  channel: Channel
  mobileDevice: boolean
  /** Whether what they do may be told to the flag service. */
  consents: boolean
}

/** How a visitor is treated, by flag. A flag that is not in it nobody can tell of: it is off, too. */
export type Treatments = ReadonlyMap<string, 'on' | 'off'>

/** A flag service: says which variants a visitor gets, and hears what they did. */
export interface Flags {
  /**
   * Never rejects and never waits for long: what nobody can tell is left out, and said in the log (R5.07, R8.04). At once where the
   * service has answered before.
   */
  treatmentsFor(visitor: Visitor, flags: readonly string[]): Treatments | Promise<Treatments>
  /**
   * Tells the service what a visitor did, some time later. Never throws: what can't be told is said in the log (R5.08, R8.04). Who the
   * visitor of a request is, `visitorOf` says.
   */
  track(visitor: Visitor, event: TrackedEvent): void
  /** Sends what was counted and tracked; from now on all flags are off. Takes a second at most. */
  close(): Promise<void>
}

/** Where there is no flag service everybody sees what is there without flags. */
export const noFlags: Flags = { treatmentsFor: () => new Map(), track: () => {}, close: async () => {} }

export const whichAreOn = (treatments: Treatments): string[] =>
  [...treatments].flatMap(([flag, treatment]) => (treatment === 'on' ? flag : []))
