import type { IClient } from '@splitsoftware/splitio/types/splitio'
import type { Logger } from 'pino'
import { madeOnce } from '../../runtime/made-once.ts'
import { trafficType } from '../../schemas/flags/flag.ts'
import { FlagVisitor } from '../../schemas/flags/flag-visitor.ts'
import { eventLimits, TrackedEvent } from '../../schemas/flags/tracked-event.ts'
import { flagErrorLog, flagErrors } from './flag-errors.ts'
import type { Flags, Treatments, Visitor } from './flags.ts'
import { type SplitClientOptions, startSplitClient } from './split-client.ts'

export interface SplitFlagsOptions extends Omit<SplitClientOptions, 'report'> {
  /** How long a visitor waits for a service that has not answered yet, in milliseconds. */
  patienceMs: number
  log: Logger
}

/** How long a stop waits for the service to take what was counted. */
const msOfLastCounts = 1_000

const nothingKnown: Treatments = new Map()

/**
 * Flags from the vendor, or from what speaks its protocol, by its own client. It starts with the first page that asks for a flag: a
 * shop without tests does without its memory.
 */
export function splitFlags(options: SplitFlagsOptions): Flags {
  const { patienceMs, log } = options
  const report = flagErrorLog(log)
  let isStarted = false
  let isClosed = false
  /** From its first answer on nobody has to wait. */
  let ready: IClient | undefined
  const split = madeOnce(() => {
    isStarted = true
    return startSplitClient({ ...options, report })
  })

  async function waitAndLookUp(visitor: FlagVisitor, flags: readonly string[]): Promise<Treatments> {
    const started = await split()
    if (!started) {
      report(flagErrors.clientEmpty())
      return nothingKnown
    }
    await Promise.race([started.settled, after(patienceMs)])
    if (!started.client.getStatus().isOperational) return nothingKnown
    ready = started.client
    return lookUp(ready, visitor, flags)
  }

  function lookUp(client: IClient, { key, attributes }: FlagVisitor, flags: readonly string[]): Treatments {
    try {
      const answered = client.getTreatments(key, [...flags], attributes)
      return new Map(flags.flatMap((flag) => accepted(flag, answered[flag])))
    } catch (err) {
      report(flagErrors.noTreatment(flags.join(', '), undefined), { err })
      return nothingKnown
    }
  }

  /** What is neither on nor off is an error to be looked into (R5.07). */
  function accepted(flag: string, treatment: string | undefined): [string, 'on' | 'off'][] {
    if (treatment === 'on' || treatment === 'off') return [[flag, treatment]]
    report(flagErrors.noTreatment(flag, treatment), { flag })
    return []
  }

  /** `undefined` for who has no key to be told apart by. */
  function readVisitor({ key, channel, mobileDevice, consents }: Visitor): FlagVisitor | undefined {
    const { data } = FlagVisitor.safeParse({ key, attributes: { channel, mobileDevice }, consents })
    if (!data) report(flagErrors.keyEmpty())
    return data
  }

  return {
    treatmentsFor(visitor, flags) {
      if (isClosed) return nothingKnown
      const known = readVisitor(visitor)
      if (!known) return nothingKnown
      return ready ? lookUp(ready, known, flags) : waitAndLookUp(known, flags)
    },
    track(visitor, sent) {
      const fail = (why: string) => report(flagErrors.trackFailure(String(sent.type), why))
      const known = readVisitor(visitor)
      if (!known?.consents) return
      if (isClosed) return fail('the shop stops')
      const { data: event, error } = TrackedEvent.safeParse(sent)
      if (!event) return fail(wordIssue(error.issues[0]))
      if (Object.keys(event.properties ?? {}).length > eventLimits.propertiesWithoutWarning)
        log.warn({ type: event.type }, `an event has more than ${eventLimits.propertiesWithoutWarning} properties`)
      void split().then((started) => {
        if (!started) return report(flagErrors.clientEmpty())
        const isTaken = started.client.track(known.key, trafficType, event.type, event.value, event.properties)
        if (!isTaken) fail('the client has refused it')
      })
    },
    async close() {
      isClosed = true
      // It waits for the service to take what was counted.
      if (isStarted) await Promise.race([split().then((started) => started?.end()), after(msOfLastCounts)])
    },
  }
}

const wordIssue = (issue: { path: PropertyKey[]; message: string } | undefined) => `${issue?.path.join('.')} ${issue?.message}`

function after(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}
