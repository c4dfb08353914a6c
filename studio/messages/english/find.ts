import type { Words } from '../german.ts'

export const find: Words['find'] = {
  template: 'Template',
  empty: 'Empty page',
  blocksOrPages: 'Search blocks, or a page to go to',
  jump: 'Jump to a page',
  jumpHint: 'Title, address or words of the page',
  brand: 'Brand',
  allBrands: 'All brands',
  type: 'Type',
  allTypes: 'All types',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  moreOf: (left: number) => `Show ${left} more`,
  differsIn: (languages: string) => `Words of its own in ${languages}`,
  renameTitle: (name: string) => `Rename “${name}”`,
  moveTitle: (name: string) => `Move “${name}”`,
  toFolder: 'To the folder',
  moveHere: 'Move here',
  oldAddress: 'Until now',
  newAddress: 'Then',
  dragHint: 'Lines can be dragged onto a folder; by keyboard: the line’s menu, “Move …”.',
  willRedirect: (count: number) =>
    count === 1
      ? 'Whoever asks for the old address is led to the new one.'
      : `${count} published pages move; whoever asks for their old addresses is led to the new ones.`,
  noRedirectNeeded: 'Nothing of it is published: no old address is left behind.',
  noRedirects: 'This content service does not redirect old addresses.',
  movedTo: (address: string) => `Now at ${address}.`,
  redirectsLeft: 'Old addresses that lead here',
  done: 'Done',
  sameFolder: 'It is already there. Choose another folder.',
}
