/** The templates and datasources that a fresh shop is given, filled as the studio fills them. */
import { describe, expect, it } from 'vitest'
import { contentSeed } from '../content/seed.ts'
import * as blocks from '../registry.ts'
import { parseStory } from '../runtime/parse-story.ts'
import { createRegistry } from '../runtime/registry.ts'
import { RawBlok } from '../schemas/blok.ts'
import componentsJson from '../schemas/components.json' with { type: 'json' }
import { Component } from '../studio/management/answers.ts'
import { german } from '../studio/messages/german.ts'
import { createModel } from '../studio/model/component-model.ts'
import { makePage, problemsOf } from '../studio/occasion/make-occasion-page.ts'
import { factsOf } from '../studio/occasion/occasion-facts.ts'
import { designsFor, kindsFor, type OccasionTables, tonesFor } from '../studio/occasion/occasion-tables.ts'

const seed = await contentSeed(
  { spaceId: 1, storyUuid: (slug) => `uuid-${slug}`, assetId: (filename) => filename.length },
  { putFile: async () => {}, findPlaceholder: async () => '180deg,#aaaaaa,#bbbbbb,#cccccc', drawPlaceholder: async () => '' },
)
const registry = createRegistry(blocks)
const model = createModel(componentsJson.components.map((component, id) => Component.parse({ ...component, id })))

const rowsOf = (slug: string) =>
  (seed.datasources.find((datasource) => datasource.slug === slug)?.entries ?? []).map(({ name, value, dimensionValues }) => ({
    name,
    value,
    said: dimensionValues,
  }))
const tablesOf = (brand: string): OccasionTables => ({
  occasions: rowsOf(`${brand}-anlaesse`),
  kinds: rowsOf(`${brand}-arten`),
  designs: rowsOf(`${brand}-designs`),
  texts: rowsOf(`${brand}-texte`),
  tones: (seed.datasources.find(({ slug }) => slug === `${brand}-texte`)?.dimensions ?? [])
    .filter(({ entryValue }) => !entryValue.includes(' '))
    .map(({ name, entryValue }) => ({ name, value: entryValue })),
})
const contentOf = (slug: string) => {
  const story = seed.stories.find(({ fullSlug }) => fullSlug === slug)
  return RawBlok.parse(story && 'content' in story && story.content)
}

/** The seed, asked as the studio asks the Management API. */
const clientOf = (template: string): Parameters<typeof makePage>[0]['client'] => ({
  story: async () => ({ content: contentOf(template) }) as never,
  assets: async ({ search = '' } = {}) => ({ items: seed.assets.filter(({ filename }) => filename.includes(search)) as never[], total: 0 }),
  stories: async ({ by_slugs = '' } = {}) => ({
    items: by_slugs
      .split(',')
      .flatMap((slug) =>
        seed.stories.some(({ fullSlug }) => fullSlug === slug) ? [{ uuid: `uuid-${slug}`, full_slug: slug }] : [],
      ) as never[],
    total: 0,
  }),
})

const cases = ['anlass', 'myposter'].flatMap((brand) => {
  const tables = tablesOf(brand)
  return tables.occasions.map((occasion) => [`${brand}: ${occasion.name}`, brand, occasion, tables] as const)
})

describe('a page made of a template', () => {
  it.each(cases)('of %s is whole and valid in each tone', async (_, brand, occasion, tables) => {
    const template = `${brand}/_vorlagen/${occasion.said.vorlage}`
    const kinds = kindsFor(occasion, tables)
    expect(kinds.length).toBeGreaterThan(0)
    for (const tone of tonesFor(occasion, tables)) {
      const choice = {
        name: `${occasion.name} 2027`,
        occasion,
        kinds,
        designs: designsFor(occasion, tables),
        texts: tables.texts,
        tone: tone.value,
      }
      const made = await makePage({ client: clientOf(template), model }, 1, factsOf(choice, ['de-at', 'de-ch']), {
        tone: occasion.said.farbwelt,
      })
      expect(made).toMatchObject({ unknown: [], missingFiles: [], missingPages: [] })
      expect(problemsOf(made.content, model, german)).toEqual([])
      expect(() => parseStory(made.content, template, registry)).not.toThrow()
      const json = JSON.stringify(made.content)
      expect(json).not.toMatch(/\{[a-z.]+\}/)
      for (const art of kinds) expect(json).toContain(art.said.bild)
    }
  })

  it('is spelled as each country spells', async () => {
    const tables = tablesOf('anlass')
    const occasion = tables.occasions.find(({ value }) => value === 'oktoberfest')
    if (!occasion) throw new Error('There is no Oktoberfest.')
    const choice = {
      name: 'Oktoberfest',
      occasion,
      kinds: kindsFor(occasion, tables),
      designs: designsFor(occasion, tables),
      texts: tables.texts,
      tone: 'herzlich',
    }
    const { content } = await makePage({ client: clientOf('anlass/_vorlagen/anlass-seite'), model }, 1, factsOf(choice, ['de-at', 'de-ch']))
    expect(JSON.stringify(content)).toContain('"title__i18n__de_ch":"Masskrug"')
  })
})
