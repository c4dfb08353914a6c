/** What every page starts with; the other scripts are the blocks' elements, by the names of their folders. */
export const firstScript = 'first-script'

/** What a page starts with, too, whose first screen waits for its script (browser/lay-out-rest.ts). */
export const restScript = 'lay-out-rest'

export const scriptsPath = '/assets/scripts'

/** The address of these scripts of a build, put together in one file. */
export const scriptAddress = (build: string, names: readonly string[]) => `${scriptsPath}/${build}/${names.join('+')}.js`

/** The names of the scripts at an address. */
export const scriptNames = (address: string) =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .replace(/\.js$/, '')
    .split('+')
