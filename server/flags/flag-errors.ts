import type { Logger } from 'pino'
import { throttledReport } from '../throttled-report.ts'

/** All that can be wrong with flags, in the words of the log (R8.04). No visitor hears of it: the flags in question are off. */
export const flagErrors = {
  noTreatment: (flag: string, treatment: string | undefined) =>
    `the flag "${flag}" has the treatment "${treatment}": is there a test of this name?`,
  changedInSession: (flag: string, change: Change) => `the flag "${flag}" has changed ${wordChange(change)} within a visitor's session`,
  changedForUser: (flag: string, change: Change) =>
    `the flag "${flag}" has changed ${wordChange(change)} for a visitor who has been here before`,
  userKeyChanged: () => 'a visitor has another key than before; how they were treated until now is forgotten',
  keyEmpty: () => 'a visitor has no key that flags could be looked up by; all flags are off for them',
  alreadyInitialized: () => 'there is a flag client with this key already; no second one is made, and all flags of this one are off',
  authorizationKeyEmpty: () => 'the key of the flag service is empty: set SPLIT_KEY; until then all flags are off',
  initializeFailure: (why: string) => `the flag client has failed to initialize: ${why}; until it has not all flags are off`,
  stillAsKnown: (why: string) => `${why}; until it does flags are as an earlier process knew them`,
  trackFailure: (type: string, why: string) => `the event "${type}" could not be tracked: ${why}`,
  clientEmpty: () => 'there is no flag client to ask; all flags are off, and nothing is tracked',
}

export interface Change {
  from: string
  to: string
}

const wordChange = ({ from, to }: Change) => `from "${from}" to "${to}"`

/** Logs one of the sentences above, once a second and no more. */
export type ReportFlagError = (sentence: string, detail?: object) => void

export function flagErrorLog(log: Pick<Logger, 'error'>): ReportFlagError {
  const report = throttledReport((sentence, times, detail) => log.error({ ...detail, times }, sentence))
  return (sentence, detail = {}) => report(sentence, detail)
}
