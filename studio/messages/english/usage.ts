import type { Words } from '../german.ts'

export const usage: Words['usage'] = {
  whereUsed: 'Where used',
  ofStory: (name: string) => `Where “${name}” is linked`,
  ofBlock: (label: string) => `Pages with the block “${label}”`,
  ofAsset: (name: string) => `Where “${name}” is shown`,
  none: 'Nowhere: in no draft, on no published page, in no release.',
  count: (count: number) => (count === 1 ? 'On 1 page:' : `On ${count} pages:`),
  deleteTitle: (name: string) => `Move “${name}” to the trash?`,
  stillLinked: (count: number) =>
    count === 1
      ? 'One page still leads here; its link will lead nowhere:'
      : `${count} pages still lead here; their links will lead nowhere:`,
  folderWith: (count: number) =>
    count === 1 ? '1 page goes to the trash with the folder.' : `${count} pages go to the trash with the folder.`,
  isLive: (name: string) => `“${name}” is live; visitors will find nothing there any more.`,
  liveInside: (count: number) =>
    count === 1
      ? '1 page in it is live; visitors will find nothing there any more.'
      : `${count} pages in it are live; visitors will find nothing there any more.`,
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
  replaceEverywhere: 'Replace on all pages …',
  replaceBy: (name: string) => `Replace “${name}” by which file?`,
  replaceTitle: (name: string) => `Replace “${name}”`,
  readingPage: (done: number, of: number) => `Reading page ${done} of ${of} …`,
  willChange: (count: number) => (count === 1 ? 'This text changes:' : `These ${count} texts change:`),
  places: (count: number) => `in ${count} places`,
  onlyPublished: 'Here only the published page still shows the old file, the draft does not:',
  inNoDraft: 'No draft and no release has the old file.',
  sameFile: 'This is the same file.',
  replaceHint: 'Description and focal point come from the new file. Nothing is published by this.',
  withoutReleases: 'Releases cannot be read here; texts in them stay as they are.',
  replaceNow: (count: number) => (count === 1 ? 'Replace in 1 text' : `Replace in ${count} texts`),
  savingPage: (done: number, of: number) => `Saving page ${done} of ${of} …`,
  replaced: (count: number) => (count === 1 ? 'Replaced in 1 text, not published yet:' : `Replaced in ${count} texts, not published yet:`),
  replacedNowhere: 'Nothing was replaced.',
  notReplaced: 'Not here:',
  savedMeanwhile: 'Somebody else has saved meanwhile.',
}
