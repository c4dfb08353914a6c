import { expect, it } from 'vitest'
import { fieldsOfContent } from './fields-of-content.ts'

const split = (content: Record<string, unknown>) => {
  const { fields, long_fields } = fieldsOfContent(content)
  return [JSON.parse(fields), JSON.parse(long_fields)]
}

it('keeps the short fields, and the names of the long ones', () => {
  const short = { _uid: 'r', component: 'page', title: 'Karten', tags: ['rot'], link: { id: '', url: '/karten/' }, empty: null }
  const body = Array.from({ length: 20 }, (_, number) => ({ _uid: `b-${number}`, component: 'faq' }))
  expect(split({ ...short, text: 'lang '.repeat(100), body })).toEqual([short, ['text', 'body']])
})

it('counts the characters of the JSON', () => {
  const [fits, isTooLong] = ['a'.repeat(298), 'a'.repeat(299)]
  expect(split({ fits, isTooLong })).toEqual([{ fits }, ['isTooLong']])
  const [quotes, moreQuotes] = ['"'.repeat(149), '"'.repeat(150)]
  expect(split({ quotes, moreQuotes })).toEqual([{ quotes }, ['moreQuotes']])
})
