import type { Words } from '../german.ts'

export const ahead: Words['ahead'] = {
  title: 'Look ahead',
  what: 'What',
  page: (name: string) => `This page: ${name}`,
  wholeShop: 'The whole shop',
  state: 'State',
  shows: { draft: 'The draft as it is now', at: 'At a time', release: 'With a release' },
  at: 'Date and time',
  language: 'Country and language',
  brand: 'Brand',
  path: 'Page in the shop',
  frame: 'The shop as it will be',
  until: 'What happens until then',
  nothingPlanned: 'Nothing is planned: it stays as it is now.',
  events: { publish: 'goes live', expire: 'goes offline', release: 'Release goes live' },
  outcomes: {
    invalid: 'Will not come off: something is wrong in the text.',
    conflict: 'Will not come off: a page in it was or will be changed meanwhile.',
  },
  copy: 'Copy link',
  link: 'Link to the preview',
  copied: (until: string) => `Copied. The link needs no account and is good until ${until}.`,
  notOffered: 'The content service of this space cannot look ahead: it shows drafts and what is published now.',
}
