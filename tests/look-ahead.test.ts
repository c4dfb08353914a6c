import { describe, expect, it, vi } from 'vitest'
import { example as benefitsBar } from '../blocks/benefits-bar/benefits-bar.example.ts'
import { CannotLookAhead } from '../server/content/content.ts'
import { doDue } from '../server/content/management/do-due.ts'
import { storyblokContent } from '../server/content/storyblok-content.ts'
import { headline } from './test-bloks.ts'
import { openStories, rootPage } from './test-stories.ts'

const titled = (title: string) => rootPage({ title, body: [headline(title)] })

/** A shop with a published page `anlass/a`, „Alt“, and ways to look at it as it will be. */
async function openAhead() {
  const studio = await openStories()
  const { create, folder, manage, studio: ask, visit } = studio
  const anlass = await folder('anlass')
  const place = async (slug: string, title = 'Alt'): Promise<number> => {
    const { id } = await create(slug, { parent_id: anlass.id, content: titled(title) })
    await manage('GET', `stories/${id}/publish`)
    return id
  }
  const story = await place('a')
  const save = (id: number, title: string, more: object = {}) =>
    manage('PUT', `stories/${id}`, { story: { content: titled(title), ...more } })
  const deliver = async (path: string, query = '') =>
    JSON.parse((await ask(`/v2/cdn/${path}?token=preview-token-of-tests&version=published${query}`)).text)
  /** A preview link, and what the shop shows at its address. */
  const preview = async (fields: object) => (await manage('POST', 'previews', { preview: fields })).body.preview
  const query = async (fields: object) => new URL((await preview(fields)).url).search
  const shown = async (path: string, fields: object) => visit(path + (await query(fields)))
  const release = async (release_at: string | undefined, texts: Record<number, string>) => {
    const made = await manage('POST', 'releases', { release: { name: 'Advent', release_at } })
    const { id } = made.body.release
    for (const [storyId, title] of Object.entries(texts))
      await manage('PUT', `stories/${storyId}`, { story: { content: titled(title) }, release_id: id })
    return id as number
  }
  return { ...studio, anlass, place, story, save, deliver, preview, query, shown, release }
}

const titleOf = ({ story }: { story?: { content: { title: string } } }) => story?.content.title

describe('what will be published', () => {
  it('is a scheduled draft from its German minute on, and not before, also over the end of summer time', async () => {
    const { story, save, deliver, shown } = await openAhead()
    await save(story, 'Winterzeit', { publish_at: '2030-10-27 03:30' })
    expect(titleOf(await deliver('stories/anlass/a', '&at=2030-10-27T02:29:59Z'))).toBe('Alt')
    expect(titleOf(await deliver('stories/anlass/a', '&at=2030-10-27T02:30:00Z'))).toBe('Winterzeit')
    expect((await shown('/a/', { at: '2030-10-27 03:29' })).text).toContain('>Alt</h1>')
    expect((await shown('/a/', { at: '2030-10-27 03:30' })).text).toContain('>Winterzeit</h1>')
    // 02:30 comes twice that night: the first is meant, an hour before.
    expect((await shown('/a/', { at: '2030-10-27 02:30' })).text).toContain('>Alt</h1>')
  })

  it('is nothing once a story has expired, in lists and links too', async () => {
    const { place, save, deliver, shown } = await openAhead()
    const sale = await place('aktion', 'Aktion')
    await save(sale, 'Aktion', { expire_at: '2030-05-10 00:00' })
    const slugs = async (at: string) => {
      const { stories } = await deliver('stories', `&at=${at}`)
      const { links } = await deliver('links', `&at=${at}`)
      const standing = Object.values<{ slug: string; is_folder: boolean }>(links).filter(({ is_folder }) => !is_folder)
      return [stories.map(({ full_slug }: { full_slug: string }) => full_slug).sort(), standing.map(({ slug }) => slug)]
    }
    expect(await slugs('2030-05-09T21:59:59Z')).toEqual([
      ['anlass/a', 'anlass/aktion'],
      ['anlass/a', 'anlass/aktion'],
    ])
    expect(await slugs('2030-05-09T22:00:00Z')).toEqual([['anlass/a'], ['anlass/a']])
    expect((await shown('/aktion/', { at: '2030-05-11 00:00' })).status).toBe(404)
  })

  it('follows releases in their order, and leaves out the one that will be in a conflict', async () => {
    const { story, place, deliver, release, preview } = await openAhead()
    const other = await place('b')
    await release('2030-12-01 08:00', { [story]: 'Erster Advent', [other]: 'B im Advent' })
    await release('2030-12-02 08:00', { [story]: 'Zweiter', [other]: 'B danach' })
    const titles = async (at: string) =>
      (await deliver('stories', `&sort_by=slug:asc&at=${at}`)).stories.map((found: object) => titleOf({ story: found } as never))
    expect(await titles('2030-12-01T06:59:00Z')).toEqual(['Alt', 'Alt'])
    expect(await titles('2030-12-01T07:00:00Z')).toEqual(['Erster Advent', 'B im Advent'])
    expect(await titles('2031-01-01T00:00:00Z')).toEqual(['Erster Advent', 'B im Advent'])
    expect((await preview({ at: '2031-01-01 00:00' })).events).toMatchObject([
      { what: 'release', outcome: 'done', time: '2030-12-01T07:00:00.000Z' },
      { what: 'release', outcome: 'conflict' },
    ])
  })

  it('leaves out a draft with something wrong in it, and says so', async () => {
    const { story, save, deliver, preview } = await openAhead()
    await save(story, '', { publish_at: '2030-05-01 08:00' })
    expect(titleOf(await deliver('stories/anlass/a', '&at=2031-01-01T00:00:00Z'))).toBe('Alt')
    expect((await preview({ at: '2031-01-01 00:00' })).events).toMatchObject([{ what: 'publish', id: story, outcome: 'invalid' }])
  })

  it.each([
    [
      'by a shop that runs',
      ['05-01', '05-02', '05-03', '05-04'].flatMap((day) => ['06', '07', '08'].map((hour) => `2030-${day}T${hour}:30:00Z`)),
    ],
    ['by one that was down all the while', ['2030-06-01T00:00:00Z']],
  ])('is what then really is published, %s', async (_, looks) => {
    const studio = await openAhead()
    const { story, place, save, release, deliver, store } = studio
    const [both, gone, late] = [await place('beides'), await place('weg'), await place('spaet')]
    await save(story, 'Geplant', { publish_at: '2030-05-01 08:00' })
    await save(both, 'Kurz', { publish_at: '2030-05-02 08:00', expire_at: '2030-05-03 08:00' })
    await save(gone, 'Alt', { expire_at: '2030-05-02 08:00' })
    await release('2030-05-02 09:00', { [late]: 'Im Release', [gone]: 'Weg' })
    await release('2030-05-04 09:00', { [late]: 'Zu spät' })
    const all = async (query = '') =>
      (await deliver('stories', `&sort_by=slug:asc${query}`)).stories.map((found: { full_slug: string; content: { title: string } }) => [
        found.full_slug,
        found.content.title,
      ])
    const foreseen = await all('&at=2030-06-01T00:00:00Z')
    const parts = { store, findProblems: async () => [], onError: vi.fn() }
    for (const look of looks) await doDue(parts, new Date(look))
    expect(await all()).toEqual(foreseen)
    expect(foreseen).toEqual([
      ['anlass/a', 'Geplant'],
      // The first of the two releases fails, for „weg“ went offline; so nothing is in the way of the second.
      ['anlass/spaet', 'Zu spät'],
    ])
  })

  it('R6.03 is for preview tokens alone, is stored by nobody, and is no question to drafts', async () => {
    const { studio: ask } = await openAhead()
    const at = 'at=2031-01-01T00:00:00Z'
    const get = (query: string) => ask(`/v2/cdn/stories?${query}`)
    expect((await get(`token=public-token-of-tests&${at}`)).status).toBe(401)
    expect((await get('token=public-token-of-tests&drafts_of=1')).status).toBe(401)
    const seen = await get(`token=preview-token-of-tests&version=published&cv=1&${at}`)
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(JSON.parse((await get(`token=preview-token-of-tests&version=draft&${at}`)).text).error).toContain('version=published')
    expect((await get('token=preview-token-of-tests&version=published&at=morgen')).status).toBe(422)
  })

  it('is not known where the content is hosted, and says so before it asks', async () => {
    const content = storyblokContent({ token: 'x', apiUrl: 'http://127.0.0.1:9' })
    const at = '2031-01-01T00:00:00Z'
    await expect(content.findStory('home', { at })).rejects.toThrow(CannotLookAhead)
    await expect(content.listStories({ at })).rejects.toThrow(CannotLookAhead)
    await expect(content.listLinks({ draftsOf: [1] })).rejects.toThrow(CannotLookAhead)
  })
})

describe('R6.03 a preview link', () => {
  it('shows a draft without an account, marks and bridge, says so, and is stored and indexed by nobody', async () => {
    const { story, save, visit, shown } = await openAhead()
    await save(story, 'Noch geheim')
    const { status, text, headers } = await shown('/a/', { story_id: story, draft: true })
    expect(status).toBe(200)
    expect(text).toContain('>Noch geheim</h1>')
    expect(text).toContain('Vorschau eines Entwurfs')
    expect(text).toMatch(/Der Link gilt bis .* Uhr/)
    expect(text).not.toContain('data-blok-c')
    expect(text).not.toContain('id="draft"')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex,nofollow')
    expect(text).toContain('<meta name="robots" content="noindex,nofollow"')
    const published = await visit('/a/')
    expect(published.text).toContain('>Alt</h1>')
    expect(published.text).not.toContain('Vorschau')
  })

  it('has no window that takes the focus: in a frame of the studio browsers complain of each', async () => {
    const { story, manage, visit, query } = await openAhead()
    const content = rootPage({ title: 'Neu', body: [benefitsBar] })
    await manage('PUT', `stories/${story}`, { story: { content }, publish: 1 })
    const search = await query({ story_id: story, draft: true })
    const texts = ['/a/', '/a/_payload.json'].map(async (path) => (await visit(`${path}${search}&build=test-build`)).text)
    for (const text of await Promise.all(texts)) {
      expect(text).toContain('popover')
      expect(text).not.toContain('autofocus')
    }
    expect((await visit('/a/')).text).toContain('autofocus')
  })

  it('of one story opens no other one, in no other language', async () => {
    const { story, place, save, visit, query } = await openAhead()
    const other = await place('b')
    await save(story, 'Noch geheim')
    await save(other, 'Auch geheim')
    const search = await query({ story_id: story, draft: true })
    for (const path of ['/b/', '/at/a/', '/ch/a/_payload.json']) {
      const { text, headers } = await visit(`${path}${search}&build=test-build`)
      expect(text, path).not.toContain('geheim')
      expect(headers.get('cache-control'), path).toBe('private, no-store')
    }
    expect((await visit(`/b/${search}`)).text).toContain('gehört nicht zur Vorschau')
    expect((await visit(`/a/${await query({ story_id: story, draft: true, language: 'de-at' })}`)).text).toContain('lang="de-AT"')
  })

  it('of the whole shop shows every page as it will be, its head too', async () => {
    const { story, save, shown, create, folder, anlass, manage } = await openAhead()
    const global = await folder('global', { parent_id: anlass.id })
    const head = (notice: string) => ({
      _uid: 'h',
      component: 'site_header',
      notice,
      navigation: [{ _uid: 'n', component: 'navigation_group', label: 'Hochzeit' }],
    })
    const header = await create('header', { parent_id: global.id, content: head('Jetzt') })
    await manage('GET', `stories/${header.id}/publish`)
    await manage('PUT', `stories/${header.id}`, { story: { content: head('Bald'), publish_at: '2030-05-01 08:00' } })
    await save(story, 'Neu', { publish_at: '2030-05-01 08:00' })
    const before = await shown('/a/', { at: '2030-05-01 07:59' })
    const after = await shown('/a/', { at: '2030-05-01 08:00' })
    expect(before.text).toContain('Jetzt')
    expect(before.text).toContain('>Alt</h1>')
    expect(after.text).toContain('Bald')
    expect(after.text).toContain('>Neu</h1>')
    expect(after.text).toContain('So ist der Shop am 1. Mai 2030, 08:00 Uhr')
    expect(after.text).toContain('data-shops="http://localhost:3000 ')
  })

  it('of a release shows its texts, the others as they are published', async () => {
    const { story, place, save, release, visit, query } = await openAhead()
    const other = await place('b')
    await save(other, 'Entwurf')
    const search = await query({ release_id: await release(undefined, { [story]: 'Im Release' }) })
    expect((await visit(`/a/${search}`)).text).toContain('>Im Release</h1>')
    expect((await visit(`/b/${search}`)).text).toContain('>Alt</h1>')
  })

  it('that is over, or was changed, answers a sentence and never the draft', async () => {
    const { story, save, visit, query } = await openAhead()
    await save(story, 'Noch geheim')
    const search = new URLSearchParams(await query({ story_id: story, draft: true }))
    const [said = '', signature = ''] = (search.get('_anlass_preview') ?? '').split('.')
    const forever = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(said, 'base64url').toString()), until: 9e9 })).toString(
      'base64url',
    )
    const changed = [
      `${forever}.${signature}`,
      `${said}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      said,
      `${said}.`,
      '',
      `${said}.${signature}.x`,
      'ä.ö',
    ]
    const refused = async (token: string) => {
      const { status, text, headers } = await visit(`/a/?_anlass_preview=${encodeURIComponent(token)}`)
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')], token).toEqual([
        403,
        'private, no-store',
        'noindex,nofollow',
      ])
      expect(text).toContain('gilt nicht mehr')
      expect(text).toContain('http://localhost:3000/a/')
    }
    for (const token of changed) await refused(token)
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1_000, toFake: ['Date'] })
    try {
      await refused(`${said}.${signature}`)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused with a sentence where it would show nothing', async () => {
    const { manage, story } = await openAhead()
    const refusal = async (preview: object) => {
      const { status, body } = await manage('POST', 'previews', { preview })
      return [status, Object.keys(body)[0]]
    }
    expect(await refusal({})).toEqual([422, 'preview'])
    expect(await refusal({ draft: true })).toEqual([422, 'story_id'])
    expect(await refusal({ at: '2020-01-01 00:00' })).toEqual([422, 'at'])
    expect(await refusal({ at: 'bald' })).toEqual([422, 'at'])
    expect(await refusal({ story_id: story, draft: true, language: 'xx' })).toEqual([422, 'language'])
    expect(await refusal({ release_id: 7 })).toEqual([422, 'release_id'])
    expect(await refusal({ story_id: 7, draft: true })).toEqual([422, 'story_id'])
    expect(await refusal({ at: '2031-01-01 00:00', path: '\t//evil.example/x' })).toEqual([422, 'path'])
  })

  it.each(['//evil.example/x', ' //evil.example/x', '/ //evil.example/x', ' \\\\evil.example/x', ' http://evil.example/x'])(
    'stays on the shop whatever its path says: "%s"',
    async (path) => {
      const { manage } = await openAhead()
      const { body } = await manage('POST', 'previews', { preview: { at: '2031-01-01 00:00', path } })
      expect(body.preview.url).toMatch(/^http:\/\/localhost:3000\/(http:\/\/)?evil/)
    },
  )
})

describe('a draft in an editor’s frame', () => {
  it('is in the language that the editor asks for, where the address names no country', async () => {
    const { visit, editorQuery } = await openAhead()
    const language = async (path: string, lang: string) =>
      /<html lang="([\w-]+)"/.exec((await visit(`${path}?${editorQuery()}&_storyblok_lang=${lang}`)).text)?.[1]
    expect(await language('/a/', 'default')).toBe('de-DE')
    expect(await language('/a/', 'de-at')).toBe('de-AT')
    expect(await language('/ch/a/', 'de-at')).toBe('de-CH')
    expect(/<html lang="([\w-]+)"/.exec((await visit('/a/?_storyblok_lang=de-at')).text)?.[1]).toBe('de-DE')
  })
})
