import { expect, it } from 'vitest'
import { forcedAddress } from './forced-address.ts'

it('is the page’s, with the variant in its query', () => {
  expect(forcedAddress('http://localhost:3000/wandbilder', { flag: 'neue-startseite', treatment: 'on' })).toBe(
    'http://localhost:3000/wandbilder?flag=neue-startseite&treatment=on',
  )
})
