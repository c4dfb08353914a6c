/** What an address says of flags (R2.18): to look at a variant, or to do without any. */
export interface FlagOverrides {
  /** `flags=0`: all are off, nobody is counted. */
  areDisabled: boolean
  /** `flag=<name>&treatment=on`, or `off`; any other treatment is none (R5.07). */
  treatment: { flag: string; isOn: boolean } | undefined
  /** `flag-debug=1`: the answer says how the visitor was treated. */
  isDebugged: boolean
}

export function readFlagOverrides(query: URLSearchParams): FlagOverrides {
  const flag = query.get('flag')
  const treatment = query.get('treatment')
  const isAccepted = flag !== null && (treatment === 'on' || treatment === 'off')
  return {
    areDisabled: query.get('flags') === '0',
    treatment: isAccepted ? { flag, isOn: treatment === 'on' } : undefined,
    isDebugged: query.get('flag-debug') === '1',
  }
}
