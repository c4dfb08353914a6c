import { describe, expect, it } from 'vitest'
import { openTestContent, publish } from '../test-content.ts'

const openTranslated = async () => {
  const content = await openTestContent()
  const teaser = { _uid: 't', component: 'teaser', text: 'Tüte', text__i18n__de_at: 'Sackerl', text__i18n__fr_fr: 'sac' }
  const fields = {
    title: 'Januar',
    title__i18n__de_at: 'Jänner',
    intro: 'Hallo',
    intro__i18n__de_at: '',
    intro__i18n__fr_fr: 'Bonjour',
    only__i18n__fr_fr: 'seulement',
    body: [teaser],
  }
  await publish(content.store, 'monate/januar', { fields })
  const contentIn = async (query: Record<string, string>) => {
    const { body } = await content.get('stories/monate/januar', query)
    const { _uid: _id, component: _component, ...fields } = body.story.content
    return fields
  }
  return { ...content, contentIn }
}

const german = { title: 'Januar', intro: 'Hallo', body: [{ _uid: 't', component: 'teaser', text: 'Tüte' }] }
const austrian = { title: 'Jänner', intro: 'Hallo', body: [{ _uid: 't', component: 'teaser', text: 'Sackerl' }] }

describe('languages', () => {
  it('take the place of the fields they translate, at every depth, and leave no suffix', async () => {
    const { contentIn } = await openTranslated()
    expect(await contentIn({})).toEqual(german)
    expect(await contentIn({ language: 'de-at' })).toEqual(austrian)
  })

  it('are meant by either spelling of their code', async () => {
    const { contentIn } = await openTranslated()
    for (const language of ['de-at', 'de_at', 'DE-AT']) expect(await contentIn({ language })).toEqual(austrian)
  })

  it('that the space does not have are the default language', async () => {
    const { contentIn } = await openTranslated()
    for (const language of ['default', 'nl-nl', '']) expect(await contentIn({ language })).toEqual(german)
  })

  it('fall back to another where a translation is missing or empty', async () => {
    const { contentIn } = await openTranslated()
    expect(await contentIn({ language: 'de-at', fallback_lang: 'fr-fr' })).toEqual({ ...austrian, intro: 'Bonjour', only: 'seulement' })
  })

  it('stand before the full slug, as in the vendor’s answers', async () => {
    const { get } = await openTranslated()
    const { story } = (await get('stories/monate/januar', { language: 'de_at' })).body
    expect([story.lang, story.full_slug]).toEqual(['de-at', 'de-at/monate/januar'])
    expect((await get('stories/monate/januar')).body.story.lang).toBe('default')
  })

  it('may stand before the slug that is asked for', async () => {
    const { get, slugs, store } = await openTranslated()
    expect((await get('stories/de-at/monate/januar')).body.story.content.title).toBe('Jänner')
    expect(await slugs({ starts_with: 'de-at/monate/' })).toEqual(['de-at/monate/januar'])

    await publish(store, 'de-at/impressum', { fields: { title: 'Ordner' } })
    expect((await get('stories/de-at/impressum')).body.story.lang).toBe('default')
    expect(await slugs({ starts_with: '[default]/de-at/' })).toEqual(['de-at/impressum'])
  })
})
