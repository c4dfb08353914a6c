/** How a visitor is treated by a flag (R4.01). `control`: nobody could tell; they see what is there without the flag. */
export type Treatment = 'on' | 'off' | 'control'

/** Readable in an address, and a name that a flag service takes. */
export const flagName = /^[a-z][a-z0-9_-]{0,49}$/
