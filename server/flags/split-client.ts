import { Agent } from 'node:https'
import type { IClient, INodeSettings, ISDK } from '@splitsoftware/splitio/types/splitio'
import { type FlagServiceDefaults, flagServiceDefaults } from '../../schemas/flags/flag-service-defaults.ts'
import { flagErrors, type ReportFlagError } from './flag-errors.ts'
import type { KeptFlags } from './kept-flags.ts'

export interface SplitClientOptions {
  /** The server-side SDK key. */
  key: string
  /** Where the service is that is asked in the place of the vendor's. Read when the client starts: until then nothing may listen there. */
  serviceUrl?: () => string
  /** Where flags are kept that the service has told of; nowhere without it. */
  kept?: KeptFlags
  /** After which a request that is not answered counts as failed, in milliseconds. */
  msOfRequest?: number
  /** What differs from the defaults. */
  overrides?: Partial<FlagServiceDefaults>
  report: ReportFlagError
}

export interface SplitClient {
  client: IClient
  /** Resolves when treatments can be had, or when nobody shall wait for them any longer; they may come later all the same. */
  settled: Promise<void>
  /** Resolves when the service has taken what was counted and tracked, or failed to. */
  end(): Promise<void>
}

const longestRequestMs = 30_000

/** Of which service, with which key, a client runs in this process. A second one would count every visitor twice. */
const running = new Set<string>()

/** The vendor's own client, with the defaults of R9.12. `undefined` where none can be made, which is reported (R4.05, R4.06). */
export async function startSplitClient(options: SplitClientOptions): Promise<SplitClient | undefined> {
  const { key, serviceUrl, kept, msOfRequest = longestRequestMs, overrides, report } = options
  if (key.trim() === '') return void report(flagErrors.authorizationKeyEmpty())
  const url = serviceUrl?.()
  const name = `${key} ${url}`
  if (running.has(name)) return void report(flagErrors.alreadyInitialized())
  running.add(name)
  const numbers = { ...flagServiceDefaults, ...overrides }
  try {
    const { SplitFactory } = await import('@splitsoftware/splitio')
    const plan = kept?.read(name)
    const sync = { requestOptions: requestOptionsOf(url, msOfRequest) }
    const factory = SplitFactory({ ...settingsOf(key, url, numbers), sync, ...(plan && { initialRolloutPlan: plan }) })
    const client = factory.client()
    if (kept) keep(factory, client, (plan) => kept.write(name, plan))
    const end = () => client.destroy().finally(() => running.delete(name))
    return { client, settled: whenSettled(client, numbers, report), end }
  } catch (err) {
    running.delete(name)
    return void report(flagErrors.initializeFailure(err instanceof Error ? err.message : String(err)), { err })
  }
}

function settingsOf(key: string, url: string | undefined, numbers: FlagServiceDefaults): INodeSettings {
  const { readyTimeout, requestTimeoutBeforeReady, retriesOnFailureBeforeReady } = numbers
  const { featuresRefreshRate, segmentsRefreshRate, telemetryRefreshRate, impressionsRefreshRate, eventsPushRate } = numbers
  const { eventsQueueSize, impressionsQueueSize } = numbers
  return {
    core: { authorizationKey: key, IPAddressesEnabled: false },
    startup: { readyTimeout, requestTimeoutBeforeReady, retriesOnFailureBeforeReady },
    scheduler: {
      featuresRefreshRate,
      segmentsRefreshRate,
      telemetryRefreshRate,
      impressionsRefreshRate,
      eventsPushRate,
      eventsQueueSize,
      impressionsQueueSize,
    },
    ...(url !== undefined && { urls: urlsOf(url) }),
  }
}

/** The client asks one thing after the other: what is never answered would be the last that it heard of its flags. */
function requestOptionsOf(url: string | undefined, timeout: number) {
  // Its own ones are not added to those that are set.
  const agent = url?.startsWith('http:') ? {} : { agent: new Agent({ keepAlive: true }) }
  return { timeout, ...agent }
}

/** The vendor's types know of it in browsers only. */
type WithPlan = ISDK & { getRolloutPlan(options: { exposeSegments: boolean }): object }

function keep(factory: ISDK, client: IClient, write: (plan: object) => void) {
  for (const event of [client.Event.SDK_READY, client.Event.SDK_UPDATE])
    client.on(event, () => write((factory as WithPlan).getRolloutPlan({ exposeSegments: true })))
}

const urlsOf = (base: string) => ({
  sdk: `${base}/api`,
  events: `${base}/api`,
  auth: `${base}/api`,
  telemetry: `${base}/api`,
  streaming: base,
})

function whenSettled(client: IClient, { readyTimeout }: FlagServiceDefaults, report: ReportFlagError): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (client.getStatus().isOperational) resolve()
  client.on(client.Event.SDK_READY, resolve)
  client.on(client.Event.SDK_READY_TIMED_OUT, () => {
    const why = `the flag service did not answer within ${readyTimeout} s`
    report(client.getStatus().isOperational ? flagErrors.stillAsKnown(why) : flagErrors.initializeFailure(why))
    resolve()
  })
  return promise
}
