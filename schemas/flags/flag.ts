/** How a visitor is treated by a flag (R4.01). `control`: nobody could tell; they see what is there without the flag. */
export type Treatment = 'on' | 'off' | 'control'

/** What flags and events here are about, in the words of the vendor (R3.26). */
export const trafficType = 'user'

/** Readable in an address, and a name that a flag service takes. */
export const flagName = /^[a-z][a-z0-9_-]{0,49}$/

/** The component that shows one thing or another by a flag, and its field that names the flag. */
export const flagSwitch = { component: 'flag_switch', field: 'flag' } as const
