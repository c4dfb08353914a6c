/** The path of a Chromium for the tests; undefined when there is none. */
export function findChromium(): Promise<string | undefined>
