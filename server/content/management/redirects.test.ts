import { describe, expect, it } from 'vitest'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'

async function openMoving() {
  const studio = await openStories()
  const { create, folder, manage, visit } = studio
  const anlass = await folder('anlass')
  const place = async (slug: string, words: string, parentId: number = anlass.id): Promise<number> => {
    const story = await create(slug, { parent_id: parentId, content: rootPage({ body: [headline(words)] }) })
    await manage('GET', `stories/${story.id}/publish`)
    return story.id
  }
  const rename = (id: number, slug: string) => manage('PUT', `stories/${id}`, { story: { slug } })
  /** Where an address leads in the end, and over how many steps. */
  const follow = async (address: string) => {
    const steps: string[] = []
    for (let next: string | null = address; next !== null; ) {
      const answer = await visit(next)
      if (answer.status !== 301) return { steps, status: answer.status, text: answer.text }
      next = answer.headers.get('location')
      steps.push(next ?? 'nowhere')
    }
    throw new Error('A redirect without a location')
  }
  return { ...studio, anlass, place, rename, follow }
}

describe('the former address of a story', () => {
  it('leads to the new one, in the country and with the query it was asked for', async () => {
    const { place, rename, visit } = await openMoving()
    await rename(await place('versand', 'Post'), 'lieferung')

    const answer = await visit('/at/versand/?von=mail&x=%C3%A4')

    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/at/lieferung/?von=mail&x=%C3%A4'])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect((await visit('/at/lieferung/')).text).toContain('>Post</h1>')
  })

  it('does so after the page was kept, and for the browser’s router by a load of the whole page', async () => {
    const { place, rename, visit, follow } = await openMoving()
    const id = await place('versand', 'Post')
    expect((await visit('/versand/')).status).toBe(200)
    await rename(id, 'lieferung')
    expect(await follow('/versand/')).toMatchObject({ steps: ['/lieferung/'], status: 200 })
    const data = await visit('/versand/_payload.json?build=test-build')
    expect([data.status, JSON.parse(data.text).error]).toEqual([409, 'moved'])
  })

  it('never leads over several steps, nor in a circle', async () => {
    const { place, rename, follow } = await openMoving()
    const id = await place('a', 'Eins')
    for (const slug of ['b', 'c', 'e']) await rename(id, slug)
    for (const from of ['/a/', '/b/', '/c/']) expect(await follow(from)).toMatchObject({ steps: ['/e/'], status: 200 })
    await rename(id, 'a')
    expect(await follow('/a/')).toMatchObject({ steps: [], status: 200 })
    expect(await follow('/e/')).toMatchObject({ steps: ['/a/'], status: 200 })
  })

  it('belongs to a new story as soon as one is published there, and leads on when that one is gone', async () => {
    const { place, rename, follow, manage } = await openMoving()
    await rename(await place('a', 'Erste'), 'b')
    const next = await place('a', 'Zweite')
    expect((await follow('/a/')).text).toContain('>Zweite</h1>')
    expect((await follow('/b/')).text).toContain('>Erste</h1>')
    await manage('DELETE', `stories/${next}`)
    expect(await follow('/a/')).toMatchObject({ steps: ['/b/'] })
  })

  it('leads to the last story that stood there', async () => {
    const { place, rename, follow } = await openMoving()
    await rename(await place('a', 'Erste'), 'b')
    await rename(await place('a', 'Zweite'), 'c')
    expect(await follow('/a/')).toMatchObject({ steps: ['/c/'] })
  })

  it('of everything in a folder leads along with it, and the folder’s start page too', async () => {
    const { anlass, folder, place, rename, follow, create, manage } = await openMoving()
    const cards = await folder('karten', { parent_id: anlass.id })
    const inner = await folder('innen', { parent_id: cards.id })
    await place('tief', 'Tief', inner.id)
    const start = await create('x', { parent_id: cards.id, is_startpage: true, content: rootPage({ body: [headline('Start')] }) })
    await manage('GET', `stories/${start.id}/publish`)
    await rename(cards.id, 'papiere')
    expect(await follow('/karten/innen/tief')).toMatchObject({ steps: ['/papiere/innen/tief/'], status: 200 })
    expect((await follow('/karten')).text).toContain('>Start</h1>')
  })

  it('leads nowhere while its story is offline or deleted, or if it never was published', async () => {
    const { place, rename, follow, create, anlass, manage } = await openMoving()
    const id = await place('a', 'A')
    await rename(id, 'b')
    await manage('GET', `stories/${id}/unpublish`)
    expect((await follow('/a/')).status).toBe(404)
    await manage('GET', `stories/${id}/publish`)
    expect((await follow('/a/')).status).toBe(200)
    await manage('DELETE', `stories/${id}`)
    expect((await follow('/a/')).status).toBe(404)

    const draft = await create('entwurf', { parent_id: anlass.id })
    await rename(draft.id, 'woanders')
    await manage('GET', `stories/${draft.id}/publish`)
    expect((await follow('/entwurf/')).status).toBe(404)
  })

  it('leads to the other brand’s host when the story moves there', async () => {
    const { place, folder, manage, visit } = await openMoving()
    const id = await place('poster', 'Poster')
    const { id: parent_id } = await folder('myposter')
    await manage('PUT', `stories/${id}`, { story: { parent_id } })
    expect((await visit('/poster/')).headers.get('location')).toBe('http://myposter.localhost:3000/poster')
  })

  it('is kept for the twenty latest', async () => {
    const { place, rename, manage } = await openMoving()
    const id = await place('a0', 'A')
    for (let turn = 1; turn <= 25; turn += 1) await rename(id, `a${turn}`)
    const { body, headers } = await manage('GET', `redirects?by_story_id=${id}&per_page=100`)
    expect(headers.get('total')).toBe('20')
    expect(body.redirects.map((redirect: { from_slug: string }) => redirect.from_slug)).not.toContain('anlass/a4')
    expect(body.redirects.map((redirect: { from_slug: string }) => redirect.from_slug)).toContain('anlass/a5')
  })

  it('is seen and taken away by whoever may change slugs there', async () => {
    const { place, rename, manage, follow, join } = await openMoving()
    const id = await place('a', 'A')
    await rename(id, 'b')
    const { body } = await manage('GET', 'redirects?search=anlass/a')
    expect(body.redirects).toMatchObject([{ from_slug: 'anlass/a', to_slug: 'anlass/b', story_id: id, is_active: true }])
    const [redirect] = body.redirects
    const reader = await join({ email: 'r@example.org', name: 'R', role: 'custom' })
    expect((await manage('DELETE', `redirects/${redirect.id}`, undefined, reader.token)).status).toBe(403)
    expect((await manage('DELETE', `redirects/${redirect.id}`)).status).toBe(204)
    expect((await manage('GET', `redirects/${redirect.id}`)).status).toBe(404)
    expect((await follow('/a/')).status).toBe(404)
  })

  it('is told to other sites by the Delivery API', async () => {
    const { place, rename, studio } = await openMoving()
    await rename(await place('a', 'A'), 'b')
    const ask = async (path: string) => JSON.parse((await studio(`/v2/cdn/${path}?token=public-token-of-tests`)).text)
    expect((await ask('redirects')).redirects).toMatchObject([{ from_slug: 'anlass/a', to_slug: 'anlass/b' }])
    expect((await ask('redirects/anlass/a')).redirect).toMatchObject({ to_slug: 'anlass/b' })
    expect(await ask('redirects/anlass/b')).toEqual(['This record could not be found'])
  })
})

describe('a redirect that somebody makes', () => {
  const redirect = (from_slug: string, story_id: number) => ({ redirect: { from_slug, story_id } })

  it('is followed once its story is published, also from an address inside an occasion', async () => {
    const { anlass, create, manage, visit } = await openMoving()
    const { id } = await create('sommer', { parent_id: anlass.id, content: rootPage({ body: [headline('Sommer')] }) })
    for (const from of ['anlass/fruehling/', '/anlass/hochzeit/alt'])
      expect((await manage('POST', 'redirects', redirect(from, id))).status).toBe(201)
    expect((await visit('/fruehling/')).status).toBe(404)

    await manage('GET', `stories/${id}/publish`)

    for (const from of ['/fruehling/', '/hochzeit/alt/']) expect((await visit(from)).headers.get('location')).toBe('/sommer/')
    const { redirects } = (await manage('GET', `redirects?by_story_id=${id}`)).body
    expect(redirects).toMatchObject([{ from_slug: 'anlass/fruehling' }, { from_slug: 'anlass/hochzeit/alt/category' }])
  })

  it('is refused where a story stands, for a folder and without an address', async () => {
    const { anlass, place, manage } = await openMoving()
    const id = await place('sommer', 'Sommer')
    await place('winter', 'Winter')
    expect(await manage('POST', 'redirects', redirect('anlass/winter', id))).toMatchObject({
      status: 422,
      body: { from_slug: ['The story "winter" stands at this address; move or delete it first.'] },
    })
    await place('products', 'Produkte')
    for (const [from, why] of [
      ['anlass/produkte', 'The story "products" stands at this address'],
      ['anlass/at/x', 'means something else'],
      ['myposter/merkzettel', 'this brand has no page'],
    ] as const) {
      const { status, body } = await manage('POST', 'redirects', redirect(from, id))
      expect([from, status, body.from_slug]).toEqual([from, 422, [expect.stringContaining(why)]])
    }
    expect(await manage('POST', 'redirects', redirect('anlass/herbst', anlass.id))).toMatchObject({
      status: 422,
      body: { story_id: ['is a folder; an address leads to a story'] },
    })
    expect((await manage('POST', 'redirects', redirect('', id))).body).toHaveProperty('from_slug')
    expect((await manage('POST', 'redirects', redirect('anlass/herbst', 1))).status).toBe(404)
  })
})
