import type { Words } from '../german.ts'

export const usage: Words['usage'] = {
  whereUsed: 'Where used',
  ofStory: (name: string) => `Where “${name}” is linked`,
  ofBlock: (label: string) => `Pages with the block “${label}”`,
  ofAsset: (name: string) => `Where “${name}” is shown`,
  none: 'Nowhere, neither in a draft nor on a published page.',
  count: (count: number) => (count === 1 ? 'On 1 page:' : `On ${count} pages:`),
  deleteTitle: (name: string) => `Move “${name}” to the trash?`,
  stillLinked: (count: number) =>
    count === 1
      ? 'One page still leads here; its link will lead nowhere:'
      : `${count} pages still lead here; their links will lead nowhere:`,
  folderWith: (count: number) =>
    count === 1 ? '1 page goes to the trash with the folder.' : `${count} pages go to the trash with the folder.`,
  stillShown: (count: number) =>
    count === 1
      ? 'One page still shows the file; it will be missing there.'
      : `${count} pages still show the file; it will be missing there.`,
  deleteAnyway: 'Move to the trash anyway',
  deleteAsset: 'Move the file to the trash',
  assetDeleted: 'The file is in the trash.',
  belongsTo: (name: string) => `This belongs to “${name}”.`,
  belongsElsewhere: 'This belongs to another page, which you cannot open.',
  editThere: 'Edit it there',
}
