import { expect, it } from 'vitest'
import { createMessages, inSwissSpelling } from './create-messages.ts'

it('R8.05 a missing message is reported once and its second segment shown', () => {
  const reports: string[] = []
  const message = createMessages((sentence) => reports.push(sentence), { header: { menu: 'Menü' } })
  expect([message('header.menu'), message('header.search'), message('header.search'), message('lost')]).toEqual([
    'Menü',
    'search',
    'search',
    'lost',
  ])
  expect(reports).toEqual([
    'The message header.search is missing: add it to runtime/messages.',
    'The message lost is missing: add it to runtime/messages.',
  ])
})

it('fills places in, and shows a place nobody filled', () => {
  const message = createMessages(() => {}, { carousel: { slide: 'Folie {number} von {total}' } })
  expect(message('carousel.slide', { number: 1, total: 3 })).toBe('Folie 1 von 3')
  expect(message('carousel.slide', { number: 1 })).toBe('Folie 1 von {total}')
})

it('is spelled as in Switzerland there, but for what is filled in', () => {
  const message = inSwissSpelling(createMessages(() => {}, { order: { street: 'Straße von „{name}“' } }))
  expect(message('order.street', { name: 'Anna Groß' })).toBe('Strasse von «Anna Groß»')
  expect(message('order.street')).toBe('Strasse von «{name}»')
})
