/** What the client of the flag service goes by (R9.12): the vendor's own defaults for browsers. */
export const flagServiceDefaults = {
  /** In seconds: how long nobody takes it for failed that has not answered yet. */
  readyTimeout: 10,
  /** In seconds, of each of its requests until it is ready. */
  requestTimeoutBeforeReady: 5,
  retriesOnFailureBeforeReady: 1,
  /** So long flags are good that were known before. */
  cacheDays: 10,
  /** In seconds: how often it asks what has changed … */
  featuresRefreshRate: 60,
  segmentsRefreshRate: 60,
  /** … and tells of itself, of who saw what, and of what they did. */
  telemetryRefreshRate: 3_600,
  impressionsRefreshRate: 300,
  eventsPushRate: 60,
  /** With so many it does not wait any longer. */
  eventsQueueSize: 500,
  impressionsQueueSize: 30_000,
  /** In characters, of a visitor's key. */
  longestKey: 250,
}

export type FlagServiceDefaults = typeof flagServiceDefaults
