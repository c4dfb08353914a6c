import { describe, expect, it } from 'vitest'
import { blok } from './blok.ts'
import { items, slotOf } from './fields/bloks.ts'
import { multilink } from './fields/multilink.ts'
import { text } from './fields/text.ts'
import { storyblokComponents } from './storyblok-components.ts'

describe('the components for Storyblok', () => {
  it('carry the fields in order with the vendor’s keys', () => {
    const Card = blok(
      'card',
      { displayName: 'Karte' },
      { title: text({ label: 'Titel', required: true, maxLength: 20, translatable: true }) },
    )
    const Deck = blok(
      'deck',
      { displayName: 'Stapel', isRoot: true },
      {
        cards: items(Card, { label: 'Karten', min: 1, max: 3 }),
        more: slotOf({ label: 'Mehr' }),
        url: multilink({ label: 'Ziel', when: { field: 'more', equals: 'x' } }),
      },
    )

    const [card, deck] = storyblokComponents([Deck])

    expect(card).toMatchObject({ name: 'card', is_root: false, is_nestable: true })
    expect(card?.schema.title).toEqual({ type: 'text', display_name: 'Titel', required: true, translatable: true, max_length: 20, pos: 0 })
    expect(deck).toMatchObject({ name: 'deck', is_root: true, is_nestable: false })
    expect(deck?.schema.cards).toMatchObject({
      type: 'bloks',
      minimum: 1,
      maximum: 3,
      restrict_components: true,
      component_whitelist: ['card'],
    })
    expect(deck?.schema.more).toEqual({ type: 'bloks', display_name: 'Mehr', pos: 1 })
    expect(deck?.schema.url?.conditional_settings).toMatchObject([{ rule_conditions: [{ validated_object: { field_key: 'more' } }] }])
  })

  it('refuses two bloks of one name', () => {
    const one = blok('card', { displayName: 'A' }, {})
    const two = blok('card', { displayName: 'B' }, {})
    expect(() => storyblokComponents([one, two])).toThrow('Two schemas are called card')
  })
})
