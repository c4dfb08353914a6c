import type { Words } from '../german.ts'

export const flags: Words['flags'] = {
  title: 'A/B tests',
  about: 'With an A/B test you show some of the visitors a new variant, and see how many have seen which.',
  create: 'New test',
  none: 'There is no test yet.',
  noneToRead: 'Who may publish pages can make one.',
  noneYet: 'There is no test yet. This is how to start:',
  steps: [
    'Make a test here: say what you try, and how many visitors see it.',
    'Add the block “A/B-Test” to a page, enter the test’s name, and give it what was there before and what is new.',
    'Look at both variants, publish the page, and read here how many visitors have seen which.',
  ],
  notOffered: 'The content service of this space knows no A/B tests.',
  description: 'What do you try?',
  descriptionHint: 'For example “New home page at Christmas”.',
  nameHint: 'To be entered in the block “A/B-Test” later. Lower-case letters, digits, “-” and “_”; it cannot be changed later.',
  created: (title) => `“${title}” is made.`,
  share: 'Share of the new variant',
  sharePercent: 'Share in per cent',
  shareWrong: 'Write a number from 0 to 100.',
  shareSees: (share) =>
    share === 0 ? 'Nobody sees the new variant' : share === 100 ? 'Everybody sees the new variant' : `${share}% see the new variant`,
  seen: (on, off, number) => `New: ${number(on)} ${visitors(on)}, as before: ${number(off)} ${visitors(off)}`,
  seenTitle: 'Seen until a few minutes ago',
  skewed: (expected, visitors, on) =>
    `These numbers do not fit the share: of ${visitors} visitors about ${expected} should have seen the new variant, ${on} were counted. Do not rely on them, and ask a developer to have a look.`,
  unknown: (name: string) => `There is no test “${name}”: everybody sees what was there before. Choose one, or make it:`,
  nameOf: 'Name for the block “A/B-Test”',
  notCopied: 'The browser does not allow copying. The name is selected.',
  onPages: 'To be seen on',
  onNoPage: 'Not to be seen on a published page yet.',
  seeNew: 'See the new',
  seeOld: 'See the old',
  remove: 'Delete test',
  removeAsk: (title) => `Delete “${title}”?`,
  removeMeans: 'The test is over then, and its numbers can no longer be seen. Take it off all pages first.',
  removed: (title) => `“${title}” is deleted.`,
}

const visitors = (count: number) => (count === 1 ? 'visitor' : 'visitors')
