import { expect, it } from 'vitest'
import { PageHeadlineBlok } from '../blocks/page-headline/page-headline.schema.ts'
import { SmallTeaserBlok } from '../blocks/small-teaser/small-teaser.schema.ts'
import { defineMigration } from './define-migration.ts'

const blok = { _uid: 'a', component: 'page_headline', titel: 'Eins', headlineType: 'h2' }

it('changes the fields of a blok, which stays the same blok', () => {
  const { component, change } = defineMigration({
    component: 'page_headline',
    to: PageHeadlineBlok,
    change: ({ titel, ...rest }) => (titel === undefined ? rest : { ...rest, _uid: 'b', headline: String(titel), headlineType: 'h1' }),
  })
  expect(component).toBe('page_headline')
  expect(change(blok)).toEqual({ _uid: 'a', component: 'page_headline', headline: 'Eins', headlineType: 'h1' })
})

it('makes another block of it where its schema says so', () => {
  const { change } = defineMigration({ component: 'page_headline', to: SmallTeaserBlok, change: (rest) => rest })
  expect(change(blok).component).toBe('small_teaser')
})

it('has the compiler refuse values that the block does not have', () => {
  defineMigration({
    component: 'page_headline',
    to: PageHeadlineBlok,
    // @ts-expect-error: there is no such rank.
    change: (rest) => ({ ...rest, headlineType: 'h9' }),
  })
})
