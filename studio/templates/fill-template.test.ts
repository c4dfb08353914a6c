import { describe, expect, it } from 'vitest'
import { blok } from '../model/test-model.ts'
import { type Facts, fillTemplate } from './fill-template.ts'

const facts: Facts = {
  values: { anlass: 'Hochzeit', 'anlass.bild': '/f/1/rose.svg', 'text.gruss': 'Alles zur {anlass}', ring: '{ring}' },
  lists: {
    art: [
      { art: 'Menükarten', 'art.wert': 'menue', 'art.bild': '/f/1/menue.svg' },
      { art: 'Tischkarten', 'art.wert': 'tisch', 'art.bild': '/f/1/tisch.svg' },
    ],
  },
}
const fill = (fields: object, more: Partial<Parameters<typeof fillTemplate>[1]> = {}) =>
  fillTemplate(blok('root', 'page', fields), {
    facts: { '': facts },
    isTranslatable: (_, field) => field === 'title',
    files: new Map(),
    stories: new Map(),
    ...more,
  })

const card = (title: string, uid = 'card') => blok(uid, 'theme_card', { title })

describe('fillTemplate', () => {
  it('puts facts in the place of braces, in texts and in rich text, and facts in facts', () => {
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Zur {Anlass}' }] }] }
    const { content, unknown } = fill({ title: '{text.gruss}!', text })
    expect(content.title).toBe('Alles zur Hochzeit!')
    expect(JSON.stringify(content.text)).toContain('Zur Hochzeit')
    expect([...unknown]).toEqual([])
  })

  it('leaves what nobody knows as it is, says so, and does not run in a ring', () => {
    const { content, unknown } = fill({ title: '{sommer} {ring}' })
    expect(content.title).toBe('{sommer} {ring}')
    expect([...unknown]).toEqual(['sommer'])
  })

  it('repeats a blok that names a list, not the one around it', () => {
    const cards = blok('cards', 'theme_cards', { headline: 'Karten', cards: [card('{art}: {art.wert}'), card('Alle', 'all')] })
    const { content } = fill({ body: [cards] })
    expect(content.body).toMatchObject([{ cards: [{ title: 'Menükarten: menue' }, { title: 'Tischkarten: tisch' }, { title: 'Alle' }] }])
  })

  it('says in another language what differs there, where the field can and does not say so itself', () => {
    const swiss: Facts = { ...facts, values: { ...facts.values, anlass: 'Hochzyt' } }
    const filled = (fields: object) => fill(fields, { facts: { '': facts, 'de-ch': swiss } }).content
    expect(filled({ title: '{anlass}', tone: '{anlass}' })).toMatchObject({ title: 'Hochzeit', title__i18n__de_ch: 'Hochzyt' })
    expect(filled({ tone: '{anlass}' })).not.toHaveProperty('tone__i18n__de_ch')
    expect(filled({ title: 'Immer gleich' })).not.toHaveProperty('title__i18n__de_ch')
    expect(filled({ title: '{anlass}', title__i18n__de_ch: 'Grüezi {anlass}' }).title__i18n__de_ch).toBe('Grüezi Hochzyt')
  })

  it('asks for the picture that a description names, and shows the template’s until it is there', () => {
    const image = { fieldtype: 'asset', filename: '/f/1/muster.svg', alt: '{anlass.bild}' }
    const first = fill({ image })
    expect([[...first.files], first.content.image]).toEqual([['/f/1/rose.svg'], { ...image, alt: '' }])
    const rose = { filename: '/f/1/rose.svg', alt: 'Eine Rose' }
    expect(fill({ image }, { files: new Map([['/f/1/rose.svg', rose]]) }).content.image).toEqual(rose)
  })

  it('leads a link to the page that its address names, and nowhere where there is none', () => {
    const url = { fieldtype: 'multilink', linktype: 'url', url: '/anlass/{art.wert}/', cached_url: '/anlass/{art.wert}/' }
    const mark = { type: 'link', attrs: { href: '/anlass/{anlass}', linktype: 'url' } }
    const { content, slugs } = fill(
      { body: [blok('card', 'theme_card', { title: '{art}', url })], marks: [mark] },
      { stories: new Map([['anlass/menue', { uuid: 'u', full_slug: 'anlass/menue/' }]]) },
    )
    expect([...slugs]).toEqual(['anlass/menue', 'anlass/tisch', 'anlass/Hochzeit'])
    expect(content.body).toMatchObject([
      { url: { linktype: 'story', id: 'u', cached_url: 'anlass/menue/' } },
      { url: { linktype: 'url', url: '' } },
    ])
    expect(content.marks).toMatchObject([{ attrs: { href: '/anlass/Hochzeit' } }])
  })

  it('leaves links and pictures without braces alone', () => {
    const fields = {
      image: { fieldtype: 'asset', filename: '/f/1/a.svg', alt: 'Ein {halb' },
      url: { fieldtype: 'multilink', linktype: 'story', id: 'u', cached_url: 'a' },
    }
    expect(fill(fields).content).toMatchObject(fields)
  })
})
