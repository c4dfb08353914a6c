import type { Words } from '../german.ts'

export const elsewhere: Words['elsewhere'] = {
  other: 'A space at Storyblok',
  service: 'Service',
  space: 'Number of the space',
  token: 'Personal token',
  tokenAbout: 'From your account at Storyblok. It stays in this tab and goes to the service alone.',
  enter: 'Open the space',
  refused: 'The service does not accept this token, or has no such space.',
  unreachable: 'The service cannot be reached from here. Perhaps it allows no requests from a browser (CORS).',
  back: 'Back to our own space',
}
