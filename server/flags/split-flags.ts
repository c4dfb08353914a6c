import type { IClient, INodeSettings } from '@splitsoftware/splitio/types/splitio'
import type { Logger } from 'pino'
import { madeOnce } from '../../runtime/made-once.ts'
import type { Treatment } from '../../schemas/flag.ts'
import { throttledReport } from '../throttled-report.ts'
import type { Flags, Visitor } from './flags.ts'

export interface SplitFlagsOptions {
  /** The server-side SDK key. */
  key: string
  /** Where the service is that is asked in the place of the vendor's. Read when the first page asks: until then nothing may listen there. */
  serviceUrl?: () => string
  /** In seconds, what differs from the vendor's. */
  rates?: { features: number; impressions: number }
  /** How long a visitor waits for a service that has not answered yet, in milliseconds. */
  patienceMs: number
  log: Logger
}

/** In seconds (R9.12). */
const startup = { readyTimeout: 10, requestTimeoutBeforeReady: 5, retriesOnFailureBeforeReady: 1 }
/** How long a stop waits for the service to take what was counted. */
const msOfLastCounts = 1_000

/** Longer keys no flag service takes (R5.09, R9.12). */
const longestKey = 250

interface Split {
  client: IClient
  /** Resolves when treatments can be had, or when nobody shall wait for them any longer; they may come later all the same. */
  settled: Promise<void>
}

/**
 * Flags from the vendor, or from what speaks its protocol, by its own client. It starts with the first page that asks for a flag: a
 * shop without tests does without its memory.
 */
export function splitFlags(options: SplitFlagsOptions): Flags {
  const { patienceMs, log } = options
  const report = throttledReport((trouble, times, detail) => log.error({ ...detail, times }, trouble))
  let isStarted = false
  let isClosed = false
  /** From its first answer on nobody has to wait. */
  let ready: IClient | undefined
  const split = madeOnce(() => {
    isStarted = true
    return startSplit(options)
  })

  async function waitAndLookUp(visitor: Visitor, flags: readonly string[]): Promise<string[]> {
    try {
      const { client, settled } = await split()
      await Promise.race([settled, after(patienceMs)])
      if (!client.getStatus().isReady) return []
      ready = client
      return lookUp(client, visitor, flags)
    } catch (err) {
      report(notLookedUp, { err })
      return []
    }
  }

  function lookUp(client: IClient, { key, channel, mobileDevice }: Visitor, flags: readonly string[]): string[] {
    try {
      const treatments = client.getTreatments(key, [...flags], { channel, mobileDevice })
      return flags.filter((flag) => isOn(flag, treatments[flag], report))
    } catch (err) {
      report(notLookedUp, { err })
      return []
    }
  }

  return {
    onFor(visitor, flags) {
      if (isClosed) return []
      if (visitor.key === '' || visitor.key.length > longestKey) {
        report('a visitor has no key that flags could be looked up by; all flags are off for them', {})
        return []
      }
      return ready ? lookUp(ready, visitor, flags) : waitAndLookUp(visitor, flags)
    },
    async close() {
      isClosed = true
      // It waits for the service to take what was counted.
      if (isStarted) await Promise.race([split().then(({ client }) => client.destroy()), after(msOfLastCounts)])
    },
  }
}

const notLookedUp = 'flags could not be looked up; all are off'

/** What is neither on nor off is off, and an error to be looked into (R5.07). */
function isOn(flag: string, treatment: string | undefined, report: (trouble: string, detail: object) => void): boolean {
  const treatments: Treatment[] = ['on', 'off']
  if (!treatments.includes(treatment as Treatment))
    report(`the flag "${flag}" has the treatment "${treatment}": is there a test of this name?`, { flag })
  return treatment === 'on'
}

async function startSplit({ key, serviceUrl, rates, log }: SplitFlagsOptions): Promise<Split> {
  const { SplitFactory } = await import('@splitsoftware/splitio')
  const settings: INodeSettings = {
    core: { authorizationKey: key, IPAddressesEnabled: false },
    startup,
    ...(rates && { scheduler: { featuresRefreshRate: rates.features, impressionsRefreshRate: rates.impressions } }),
    ...(serviceUrl && { urls: urlsOf(serviceUrl()) }),
  }
  const client = SplitFactory(settings).client()
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  client.on(client.Event.SDK_READY, settle)
  client.on(client.Event.SDK_READY_TIMED_OUT, () => {
    log.error(`the flag service did not answer within ${startup.readyTimeout} s; until it does all flags are off`)
    settle()
  })
  return { client, settled }
}

const urlsOf = (base: string) => ({
  sdk: `${base}/api`,
  events: `${base}/api`,
  auth: `${base}/api`,
  telemetry: `${base}/api`,
  streaming: base,
})

function after(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms)
  return promise
}
