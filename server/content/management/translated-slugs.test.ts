import StoryblokClient from 'storyblok-js-client'
import { describe, expect, it } from 'vitest'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

/** The pages `karten/hochzeit` and `karten/`, the folder and the first of them with names in Austria. */
async function openTranslated() {
  const studio = await openStories()
  const { create, folder, manage, studio: ask } = studio
  const cards = await folder('karten', { translated_slugs_attributes: [{ lang: 'de-at', slug: 'billets', name: 'Billets' }] })
  const start = await create('x', { parent_id: cards.id, is_startpage: true, name: 'Start' })
  const wedding = await create('hochzeit', {
    parent_id: cards.id,
    name: 'Hochzeit',
    translated_slugs_attributes: [{ lang: 'de_at', path: 'vermaehlung', name: 'Vermählung' }],
  })
  for (const { id } of [start, wedding]) await manage('GET', `stories/${id}/publish`)
  const find = async (path: string, query = '') => {
    const { status, text } = await ask(`/v2/cdn/stories/${path}?token=public-token-of-tests${query}`)
    return status === 200 ? JSON.parse(text).story : status
  }
  const translate = (id: number, ...translated_slugs_attributes: object[]) =>
    manage('PUT', `stories/${id}`, { story: { translated_slugs_attributes } })
  return { ...studio, cards, start, wedding, find, translate }
}

describe('a translated slug', () => {
  it('finds its story in that language, with and without the translation of its folder', async () => {
    const { find, wedding, start } = await openTranslated()
    const story = await find('de-at/billets/vermaehlung')
    expect(story).toMatchObject({
      id: wedding.id,
      name: 'Vermählung',
      lang: 'de-at',
      full_slug: 'de-at/billets/vermaehlung',
      default_full_slug: 'karten/hochzeit',
      translated_slugs: [{ lang: 'de-at', path: 'billets/vermaehlung', name: 'Vermählung', published: true }],
    })
    expect((await find('billets/vermaehlung', '&language=de-at')).id).toBe(wedding.id)
    expect((await find('de-at/karten/hochzeit')).id).toBe(wedding.id)
    expect((await find('de-at/billets')).id).toBe(start.id)
    expect(await find('billets/vermaehlung')).toBe(404)
    expect(await find('fr-fr/billets/vermaehlung')).toBe(404)
  })

  it('leaves the default language as it is, and says what the others are', async () => {
    const { find } = await openTranslated()
    expect(await find('karten/hochzeit')).toMatchObject({
      name: 'Hochzeit',
      full_slug: 'karten/hochzeit',
      default_full_slug: null,
      translated_slugs: [{ lang: 'de-at', path: 'billets/vermaehlung' }],
    })
    expect((await find('karten/')).translated_slugs).toEqual([{ lang: 'de-at', path: 'billets/', name: 'Start', published: true }])
  })

  it('is told by the Management API, changed and taken away; readers of what is published hear of it', async () => {
    const { manage, cards, wedding, translate, told, find } = await openTranslated()
    const read = async () => (await manage('GET', `stories/${wedding.id}`)).body.story
    expect(await read()).toMatchObject({
      localized_paths: [{ lang: 'de-at', path: 'billets/vermaehlung', name: 'Vermählung', published: true }],
      translated_slugs: [{ lang: 'de-at', slug: 'vermaehlung', name: 'Vermählung', path: 'billets/vermaehlung' }],
    })
    const [{ id }] = (await read()).translated_slugs
    told()
    await translate(wedding.id, { lang: 'de-at', slug: 'hochzeit-at' }, { lang: 'fr-fr', slug: 'mariage' })
    expect(told()).toContain('moved karten/hochzeit')
    expect((await read()).translated_slugs).toMatchObject([
      { id, lang: 'de-at', slug: 'hochzeit-at', name: 'Vermählung' },
      { lang: 'fr-fr', slug: 'mariage', name: null, path: 'karten/mariage' },
    ])
    expect((await find('fr-fr/karten/mariage')).name).toBe('Hochzeit')
    await translate(wedding.id, { lang: 'de-at', _destroy: true }, { lang: 'fr-fr', slug: '', name: '' })
    expect((await read()).translated_slugs).toEqual([])
    expect(await find('fr-fr/karten/mariage')).toBe(404)
    told()
    await translate(cards.id, { lang: 'de-at', slug: 'billetts' })
    expect(told()).toContain('moved karten')
  })

  it('moves with its folder, and comes back from the trash', async () => {
    const { cards, manage, wedding, find } = await openTranslated()
    await manage('PUT', `stories/${cards.id}`, { story: { slug: 'papeterie' } })
    expect((await find('de-at/billets/vermaehlung')).default_full_slug).toBe('papeterie/hochzeit')
    await manage('DELETE', `stories/${wedding.id}`)
    await manage('GET', `stories/${wedding.id}/undelete`)
    await manage('GET', `stories/${wedding.id}/publish`)
    expect((await find('de-at/billets/vermaehlung')).id).toBe(wedding.id)
  })

  it('is refused in a language that there is not, when it cannot be one, and when a neighbour has it', async () => {
    const { create, cards, wedding, translate, manage } = await openTranslated()
    const other = await create('taufe', { parent_id: cards.id })
    expect((await translate(other.id, { lang: 'en', slug: 'x' })).body).toHaveProperty('translated_slugs_attributes')
    expect((await translate(other.id, { lang: 'de-at', slug: 'a/b' })).body).toHaveProperty('slug')
    expect((await translate(other.id, { lang: 'de-at', slug: 'vermaehlung' })).status).toBe(422)
    expect((await translate(wedding.id, { lang: 'fr-fr', slug: 'taufe' })).status).toBe(422)
    expect((await manage('GET', `stories/${other.id}`)).body.story.translated_slugs).toEqual([])
  })

  it('leaves the shop’s addresses as they are in every country', async () => {
    const { folder, create, manage, visit } = await openStories()
    const { id: parent_id } = await folder('anlass')
    const translated_slugs_attributes = [{ lang: 'de-at', slug: 'zustellung' }]
    const { id } = await create('versand', { parent_id, translated_slugs_attributes, content: rootPage({ title: 'Post' }) })
    await manage('GET', `stories/${id}/publish`)
    const { status, text } = await visit('/at/versand/')
    expect(status).toBe(200)
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/at/versand/"/>')
    expect(text).not.toContain('zustellung')
  })

  it('is found by the vendor’s client', async () => {
    const { studioProgram, wedding } = await openTranslated()
    const client = new StoryblokClient({
      accessToken: 'public-token-of-tests',
      endpoint: 'http://localhost:3001/v2',
      fetch: async (input, init) => studioProgram.request(new Request(input, init)),
      rateLimit: 0,
    })
    const { data } = await client.getStory('billets/vermaehlung', { language: 'de-at' })
    expect(data.story.id).toBe(wedding.id)
  })
})
