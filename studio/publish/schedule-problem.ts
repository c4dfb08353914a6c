export type ScheduleProblem = 'publish-is-past' | 'expire-is-past' | 'expires-before'

interface Times {
  /** As a `datetime-local` input holds them, on German clocks; `''` for none. */
  publish: string
  expire: string
}

/** Why times can't be meant; a time that was kept before may have passed meanwhile. */
export function scheduleProblem({ publish, expire }: Times, kept: Times & { now: string }): ScheduleProblem | undefined {
  // Written alike, times sort as texts.
  if (publish && publish !== kept.publish && publish < kept.now) return 'publish-is-past'
  if (expire && expire !== kept.expire && expire < kept.now) return 'expire-is-past'
  if (publish && expire && expire <= publish) return 'expires-before'
  return undefined
}
