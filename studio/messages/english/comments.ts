import type { Words } from '../german.ts'

export const comments: Words['comments'] = {
  title: 'Comments',
  all: 'All comments',
  at: (place: string) => `Comments: ${place}`,
  open: (count: number) => (count === 0 ? 'Comment' : count === 1 ? '1 open comment' : `${count} open comments`),
  thisBlock: 'this block',
  none: 'Nothing is open here.',
  begin: 'New comment',
  write: 'Comment',
  hint: '@ names somebody. Ctrl+Enter sends.',
  send: 'Send',
  reply: 'Reply',
  solve: 'Resolve',
  reopen: 'Reopen',
  solved: 'Resolved',
  showSolved: 'Show resolved ones, too',
  show: 'To the block',
  gone: 'The block is not on the page any more.',
  nowhere: 'The content service does not say which page this comment belongs to.',
  people: 'Whom do you mean?',
  nobody: 'nobody any more',
}
