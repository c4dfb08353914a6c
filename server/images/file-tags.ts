/** Under which tags a CDN keeps a file and what is made of it: the file's own, and that of all files. */
export const fileTag = (address: string) => `file:${address}`
export const anyFile = 'files'
