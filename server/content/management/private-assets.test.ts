import { describe, expect, it } from 'vitest'
import { fileTag } from '../../images/file-tags.ts'
import { isSignatureValid, signFile } from '../../images/signed-file.ts'
import { changeTags } from '../../pages/change-tags.ts'
import { openAssets, png } from './test-assets.ts'

describe('a private asset', () => {
  async function openPrivate(query = 'is_private=1') {
    const studio = await openAssets()
    const { body } = await studio.upload('geheim.png', await png(30, 20), query)
    const path = new URL(body.filename).pathname
    const key = async (access: string) => (await studio.manage('POST', 'api_keys', { api_key: { access } })).body.api_key.token
    const askSigned = async (token: string, filename: string = body.filename) => {
      const { status, text } = await studio.studio(`/v2/cdn/assets/me?token=${token}&filename=${encodeURIComponent(filename)}`)
      return { status, asset: JSON.parse(text).asset }
    }
    const status = async (address: string) => (await studio.studio(address)).status
    return { ...studio, asset: body, path, key, askSigned, status }
  }

  it('is found by a signed address alone, and so is every picture of it', async () => {
    const { asset, path, key, askSigned, status, visit } = await openPrivate()
    expect(asset.is_private).toBe(true)
    expect([await status(path), await status(`${path}/m/10x10`), (await visit(path)).status]).toEqual([404, 404, 404])
    const signed = (await askSigned(await key('asset'))).asset
    expect(signed).toMatchObject({ id: asset.id, is_private: true })
    const { pathname, search } = new URL(signed.signed_url)
    expect(pathname).toBe(path)
    expect([await status(path + search), await status(`${path}/m/10x10${search}`)]).toEqual([200, 200])
    expect((await visit(path + search)).headers.get('cache-control')).toBe('private, no-store')
    expect(await status(`${path}/m/10x10`)).toBe(404)
    expect((await visit(`/_image?src=${path}&size=10x10`)).status).toBe(404)
  })

  it('is signed for keys that open files, and for its own address and time', async () => {
    const { path, key, askSigned, status, upload } = await openPrivate()
    expect((await askSigned('public-token-of-tests')).status).toBe(401)
    expect((await askSigned(await key('public'))).status).toBe(401)
    expect((await askSigned('preview-token-of-tests')).status).toBe(200)
    const other = new URL((await upload('anders.png', await png(30, 20), 'is_private=1')).body.filename).pathname
    const { search, searchParams } = new URL((await askSigned('preview-token-of-tests')).asset.signed_url)
    expect(await status(other + search)).toBe(404)
    searchParams.set('Expires', String(Number(searchParams.get('Expires')) + 1))
    expect(await status(`${path}?${searchParams}`)).toBe(404)
    expect(await status(`${path}?Expires=9999999999&Signature=`)).toBe(404)
  })

  it('becomes public and private again, with the pictures that were made of it', async () => {
    const { asset, path, manage, status, askSigned } = await openPrivate('')
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([200, 200])
    const set = (is_private: boolean) => manage('PUT', `assets/${asset.id}`, { asset: { is_private } })
    for (let time = 0; time < 2; time += 1) expect((await set(true)).status).toBe(204)
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([404, 404])
    const list = async (query: string) => (await manage('GET', `assets?${query}`)).body.assets.length
    expect([await list('is_private=1'), await list('is_private=0'), await list('')]).toEqual([1, 0, 1])
    await set(false)
    expect([await status(path), await status(`${path}/m/10x10`)]).toEqual([200, 200])
    expect((await askSigned('public-token-of-tests')).asset).toMatchObject({ is_private: false, signed_url: asset.filename })
  })

  it('is a change of its file, by which a CDN drops what it keeps of it; and so is an asset that is gone for good', async () => {
    const { asset, path, manage, store } = await openPrivate('')
    const tags: string[] = []
    store.onChange((change) => void tags.push(...changeTags(change)))
    await manage('PUT', `assets/${asset.id}`, { asset: { alt: 'Rose', is_private: false } })
    expect(tags).toEqual([])
    await manage('PUT', `assets/${asset.id}`, { asset: { is_private: true } })
    expect(tags.splice(0)).toEqual([fileTag(path)])
    await manage('DELETE', `assets/${asset.id}`)
    expect(tags).toEqual([])
    await manage('POST', 'assets/clear_trash')
    expect(tags).toEqual([fileTag(path)])
  })
})

describe('the former files of an asset', () => {
  async function openReplaced(query = '') {
    const studio = await openAssets()
    const upload = async (more = '') => (await studio.upload('rose.png', await png(3, 2), more)).body
    const first = await upload(query)
    const path = ({ filename }: { filename: string }) => new URL(filename).pathname
    const replace = async (more = '') => path(await upload(`id=${first.id}&${more}`))
    /** At both origins, and of a picture that is made of it. */
    const statuses = async (file: string) => [
      (await studio.visit(file)).status,
      (await studio.visit(`${file}/m/2x2`)).status,
      (await studio.studio(file)).status,
    ]
    const set = (is_private: boolean) => studio.manage('PUT', `assets/${first.id}`, { asset: { is_private } })
    const tags: string[] = []
    studio.store.onChange((change) => void tags.push(...changeTags(change)))
    return { ...studio, id: first.id, first: path(first), replace, statuses, set, tags }
  }
  const [seen, hidden] = [
    [200, 200, 200],
    [404, 404, 404],
  ]

  it('are private and public with it, and a CDN is told of each', async () => {
    const { first, replace, statuses, set, tags } = await openReplaced()
    const files = [first, await replace(), await replace()]
    for (const file of files) expect(await statuses(file)).toEqual(seen)
    expect(tags).toEqual([])
    await set(true)
    for (const file of files) expect(await statuses(file)).toEqual(hidden)
    expect(tags.splice(0).sort()).toEqual(files.map(fileTag).sort())
    await set(false)
    for (const file of files) expect(await statuses(file)).toEqual(seen)
    expect(tags).toEqual([])
  })

  it('are private as soon as a private file takes their place', async () => {
    const { first, replace, statuses, tags } = await openReplaced()
    const second = await replace('is_private=1')
    for (const file of [first, second]) expect(await statuses(file)).toEqual(hidden)
    expect(tags).toEqual([fileTag(first)])
  })

  it('are seen by nobody who could not see them before', async () => {
    const { first, replace, statuses, set } = await openReplaced('is_private=1')
    const second = await replace('is_private=0')
    expect([await statuses(first), await statuses(second)]).toEqual([hidden, seen])
    for (const is_private of [true, false]) await set(is_private)
    expect([await statuses(first), await statuses(second)]).toEqual([hidden, seen])
  })

  it('stay in the trash and come back with it, and go for good as it does', async () => {
    const { id, first, replace, statuses, manage, set, tags } = await openReplaced()
    const second = await replace()
    await manage('DELETE', `assets/${id}`)
    expect(await statuses(first)).toEqual(seen)
    await manage('POST', `assets/${id}/restore`)
    await set(true)
    expect(await statuses(first)).toEqual(hidden)
    await set(false)
    await manage('DELETE', `assets/${id}`)
    tags.splice(0)
    await manage('POST', 'assets/clear_trash')
    expect([await statuses(first), await statuses(second)]).toEqual([hidden, hidden])
    expect(tags.sort()).toEqual([first, second].map(fileTag).sort())
  })

  it('stay for good where a story shows them, as one does that is brought back to an old version', async () => {
    const { id, first, replace, statuses, manage, store } = await openReplaced()
    const second = await replace()
    await store.createStory({ name: 'a', slug: 'a', content: { _uid: 'p', component: 'page', picture: { id, filename: first } } })
    await manage('DELETE', `assets/${id}`)
    await manage('POST', 'assets/clear_trash')
    expect([await statuses(first), await statuses(second)]).toEqual([seen, hidden])
  })

  it('stay where a story in the trash, a datasource or a preset names them', async () => {
    const { id, first, replace, statuses, manage, store } = await openReplaced()
    const [second, third, fourth] = [await replace(), await replace(), await replace()]
    const content = { _uid: 'p', component: 'page', picture: { id, filename: first } }
    await store.deleteStory(await store.createStory({ name: 'a', slug: 'a', content }))
    await store.putDatasource({ name: 'Bilder', slug: 'bilder', entries: [{ name: 'bild', value: second }] })
    const component = (await manage('POST', 'components', { component: { name: 'bild', schema: {} } })).body.component
    const preset = { name: 'Mit Bild', component_id: component.id, preset: { component: 'bild', picture: { filename: third } } }
    expect((await manage('POST', 'presets', { preset })).status).toBe(201)
    await manage('DELETE', `assets/${id}`)
    await manage('POST', 'assets/clear_trash')
    expect(await Promise.all([first, second, third, fourth].map(statuses))).toEqual([seen, seen, seen, hidden])
  })

  it('stay where a component, a preset’s picture or a folder names them', async () => {
    const { id, first, replace, statuses, manage } = await openReplaced()
    const [second, third, fourth, fifth] = [await replace(), await replace(), await replace(), await replace()]
    const component = { name: 'bild', image: first, schema: { bild: { type: 'asset', default_value: { filename: second } } } }
    const made = (await manage('POST', 'components', { component })).body.component
    const preset = { name: 'Mit Bild', component_id: made.id, preset: { component: 'bild' }, image: third }
    expect((await manage('POST', 'presets', { preset })).status).toBe(201)
    const folder = { name: 'Ordner', slug: 'ordner', is_folder: true, content: { picture: fourth } }
    expect((await manage('POST', 'stories', { story: folder })).status).toBe(201)
    await manage('DELETE', `assets/${id}`)
    await manage('POST', 'assets/clear_trash')
    expect(await Promise.all([first, second, third, fourth, fifth].map(statuses))).toEqual([seen, seen, seen, seen, hidden])
  })

  it('stay where one of very many texts names them', async () => {
    const { id, first, replace, statuses, manage, store } = await openReplaced()
    const second = await replace()
    for (let n = 0; n < 60; n += 1) {
      const story = await store.createStory({
        name: `${n}`,
        slug: `${n}`,
        content: { _uid: `${n}`, component: 'page', text: n === 59 ? first : '' },
      })
      await store.publishStory(story)
    }
    await manage('DELETE', `assets/${id}`)
    await manage('POST', 'assets/clear_trash')
    expect([await statuses(first), await statuses(second)]).toEqual([seen, hidden])
  })

  it('are told to nobody', async () => {
    const { id, first, replace, manage, studio } = await openReplaced()
    const second = await replace()
    const asked = await studio(`/v2/cdn/assets/me?token=public-token-of-tests&filename=${encodeURIComponent(second)}`)
    expect(asked.status).toBe(200)
    for (const answer of [asked.text, JSON.stringify((await manage('GET', `assets/${id}`)).body)]) expect(answer).not.toContain(first)
  })
})

describe('the signature of a private file', () => {
  it('holds for an hour', () => {
    const now = new Date('2030-01-01T00:00:00Z')
    const search = new URLSearchParams(signFile('/f/1/a/b.png', 'key', now))
    const isValid = (minutes: number, key = 'key') =>
      isSignatureValid('/f/1/a/b.png', search, key, new Date(now.getTime() + minutes * 60_000))
    expect([isValid(0), isValid(59), isValid(60), isValid(0, 'other')]).toEqual([true, true, false, false])
  })
})
