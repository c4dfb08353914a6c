/** What every page starts with; the other scripts are the blocks' elements, by the names of their folders. */
export const firstScript = 'first-script'

export const scriptsPath = '/assets/scripts'

/** The address of these scripts of a build, put together in one file. */
export const scriptAddress = (build: string, names: readonly string[]) => `${scriptsPath}/${build}/${names.join('+')}.js`

/** The build whose scripts an address names. */
export const buildOf = (address: string) => address.slice(scriptsPath.length + 1).split('/')[0] ?? ''

/** The names of the scripts at an address. */
export const scriptNames = (address: string) =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .replace(/\.js$/, '')
    .split('+')
