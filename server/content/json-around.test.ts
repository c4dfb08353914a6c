import { expect, it } from 'vitest'
import { jsonAround } from './json-around.ts'

it('puts values that are JSON already among the others', () => {
  const content = { component: 'page', 'a"b': ['}'] }
  const text = jsonAround({ 'con"tent': JSON.stringify(content), none: 'null' }, { name: 'Karten', left: undefined })
  expect(JSON.parse(text)).toEqual({ name: 'Karten', 'con"tent': content, none: null })
})

it('needs no others', () => {
  expect(jsonAround({ story: '{"id":1}' }, {})).toBe('{"story":{"id":1}}')
  expect(jsonAround({}, {})).toBe('{}')
})
