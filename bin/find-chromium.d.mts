/** The path of a Chromium, `isWhole` rather as people have it, for what is measured; undefined when there is none. */
export function findChromium(options?: { isWhole?: boolean }): Promise<string | undefined>
