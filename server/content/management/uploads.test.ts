import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { studioAddress } from '../../../tests/test-studio.ts'
import { space } from '../test-content.ts'
import { openAssets, pathOf, png } from './test-assets.ts'

/** The head of a PNG that says how large it is, and nothing behind it. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await png(1, 1)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
/** A picture that can't be written shorter. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer()
const drawingOf = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}"/></svg>`

describe('an upload', () => {
  it('is announced, sent and finished; then the file is there, under a name as Storyblok makes them', async () => {
    const { announce, send, manage, studio } = await openAssets()
    const bytes = await png(30, 20)
    const announced = await announce('filename=Schöne Grüße.v2.PNG&size=30x20')
    expect(announced.body).toMatchObject({
      post_url: expect.stringMatching(new RegExp(`^${studioAddress}/v1/asset_uploads\\?signature=[\\w-]{20,}$`)),
      pretty_url: expect.stringMatching(new RegExp(`^//localhost:3001/f/${space.id}/30x20/[0-9a-f]{10}/schone-grusse_v2.png$`)),
      fields: { key: expect.any(String), acl: 'public-read' },
    })
    const { id, post_url, fields, pretty_url } = announced.body
    expect((await manage('GET', `assets/${id}/finish_upload`)).body).toEqual({ file: [expect.stringContaining('has not arrived')] })
    expect((await send(post_url, fields, bytes)).status).toBe(204)
    expect((await manage('GET', 'assets')).body.assets).toEqual([])

    const finished = await manage('GET', `assets/${id}/finish_upload`)
    expect(finished.body).toMatchObject({
      id,
      filename: `http:${pretty_url}`,
      content_type: 'image/png',
      content_length: bytes.length,
      size: '30x20',
      short_filename: 'schone-grusse_v2.png',
    })
    expect((await manage('GET', `assets/${id}/finish_upload`)).body).toEqual(finished.body)
    const served = await studio(new URL(finished.body.filename).pathname)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('carries the true size in its address, whatever was announced', async () => {
    const { upload } = await openAssets()
    expect((await upload('a.png', await png(12, 8), 'size=800x600')).body.filename).toMatch(/\/12x8\/[0-9a-f]{10}\/a\.png$/)
    expect((await upload('a.txt', Buffer.from('Grüße'), 'size=800x600')).body).toMatchObject({
      content_type: 'text/plain',
      filename: expect.stringMatching(/\/f\/\d+\/[0-9a-f]{10}\/a\.txt$/),
    })
  })

  it('is served as what it is', async () => {
    const { upload, studio } = await openAssets()
    const { body } = await upload('a.vtt', Buffer.from('WEBVTT'))
    expect((await studio(new URL(body.filename).pathname)).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  })

  it('keeps of a drawing what draws', async () => {
    const { upload, studio } = await openAssets()
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><script>alert(1)</script><path d="M0 0h4" onclick="alert(1)"/></svg>'
    const { body } = await upload('a.svg', Buffer.from(drawing))
    expect(body).toMatchObject({ content_type: 'image/svg+xml', size: '4x2' })
    expect((await studio(new URL(body.filename).pathname)).text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4"></path></svg>',
    )
  })

  it('may be a drawing that says it is large: it is drawn as it is needed', async () => {
    const { upload, studio } = await openAssets()
    const { body } = await upload('a.svg', Buffer.from(drawingOf(20_000)))
    const drawn = await studio(`${new URL(body.filename).pathname}/m/400x0`)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('is no other’s: its address is the right to send it', async () => {
    const { announce, send } = await openAssets()
    const { post_url, fields } = (await announce('filename=a.png')).body
    const other = (await announce('filename=b.png')).body
    expect((await send(post_url.replace(/\?.*/, ''), fields, await png(1, 1))).status).toBe(403)
    expect((await send(`${post_url}x`, fields, await png(1, 1))).status).toBe(403)
    expect((await send(post_url, other.fields, await png(1, 1))).status).toBe(403)
    expect((await send(post_url, fields, await png(1, 1))).status).toBe(204)
  })

  it('is not read where nobody has announced it', async () => {
    const { studio } = await openAssets()
    let isRead = false
    const body = new ReadableStream(
      {
        pull: () => {
          isRead = true
          return new Promise(() => {})
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    expect((await studio('/v1/asset_uploads?signature=x', init)).status).toBe(403)
    expect(isRead).toBe(false)
  })

  const part = (name: string, more = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n1\r\n`
  it.each([
    ['no form', 'text/plain', 'text'],
    ['a form without an end', 'multipart/form-data; boundary=x', `${part('key')}${part('file', '; filename="a"').slice(0, -2)}`],
    ['a form without a boundary', 'multipart/form-data', part('key')],
    ['a form of 100,000 parts', 'multipart/form-data; boundary=x', `${part('a').repeat(100_000)}--x--`],
    ['a form of two files', 'multipart/form-data; boundary=x', `${part('file', '; filename="a"').repeat(2)}--x--`],
    ['nothing', 'multipart/form-data; boundary=x', undefined],
  ])('is refused with a sentence where it is %s', async (_, type, body) => {
    const { announce, studio } = await openAssets()
    const { post_url } = (await announce('filename=a.png')).body
    const answered = await studio(pathOf(post_url), { method: 'POST', headers: { 'content-type': type }, ...(body && { body }) })
    expect([answered.status, JSON.parse(answered.text)]).toEqual([422, { file: [expect.stringContaining('multipart/form-data')] }])
  })

  it.each([
    ['a page for a picture', 'a.png', () => Buffer.from('<html><script>alert(1)</script></html>'), 'is not what its name says'],
    ['a picture of another kind', 'a.jpg', () => png(1, 1), 'it holds image/png'],
    ['a picture of 30,000 pixels a side', 'a.png', () => pngThatSays(30_000, 30_000), '30000 × 30000 pixels'],
    ['a damaged picture', 'a.png', async () => (await png(9, 9)).subarray(0, 20), 'damaged'],
    [
      'half a photo',
      'a.jpg',
      async () =>
        half(
          await sharp(await png(300, 200))
            .jpeg()
            .toBuffer(),
        ),
      'damaged',
    ],
    ['half a drawn picture', 'a.png', async () => half(await noise(300, 200)), 'damaged'],
    ['a drawing as wide as a town', 'a.svg', () => Buffer.from(drawingOf(9_000_000)), 'larger than can be drawn'],
    ['a packed bomb for a drawing', 'a.svg', () => gzipSync(Buffer.alloc(5_000_000)), 'is not what its name says'],
    [
      'a drawing that repeats itself without end',
      'a.svg',
      () => Buffer.from('<svg><g id="a"><use href="#a"/></g></svg>'),
      'draws more than',
    ],
    ['nothing', 'a.pdf', () => Buffer.alloc(0), 'is empty'],
  ])('is refused with %s, and nothing is kept', async (_, name, bytes, reason) => {
    const { upload, manage } = await openAssets()
    const { status, body } = await upload(name, await bytes())
    expect([status, body]).toEqual([422, { file: [expect.stringContaining(reason)] }])
    expect((await manage('GET', 'assets')).body.assets).toEqual([])
  })

  it.each([
    ['filename=a.exe', 'filename'],
    ['filename=png', 'filename'],
    ['', 'filename'],
    ['filename=a.png&is_private=vielleicht', 'is_private'],
    ['filename=a.png&asset_folder_id=5', 'asset_folder_id'],
  ])('is refused when it is announced as %s', async (query, field) => {
    const { announce } = await openAssets()
    const { status, body } = await announce(query)
    expect([status, Object.keys(body)]).toEqual([422, [field]])
  })

  it('never leaves its folder, whatever its name', async () => {
    const { upload } = await openAssets()
    expect((await upload('../../etc/pass wd?.txt', Buffer.from('x'))).body.short_filename).toBe('pass-wd.txt')
    expect((await upload('..\\..\\.txt', Buffer.from('x'))).body.short_filename).toBe('file.txt')
  })
})

describe('an upload that replaces a file', () => {
  it('gives the asset the new one, and every story that shows it', async () => {
    const { upload, announce, manage, studio, store } = await openAssets()
    const first = (await upload('rose.png', await png(3, 2), 'ext_id=dam-7')).body
    await manage('PATCH', `assets/${first.id}`, { asset: { alt: 'Eine Rose' } })
    const path = new URL(first.filename).pathname
    const shown = { _uid: 'p', component: 'page', title: 'x', picture: { fieldtype: 'asset', id: first.id, filename: path } }
    const id = await store.createStory({ name: 'a', slug: 'a', content: shown })
    await store.publishStory(id)
    const changes: unknown[] = []
    store.onChange((change) => changes.push(change))

    const second = (await upload('neue-rose.png', await png(30, 20), `id=${first.id}`)).body
    expect(second).toMatchObject({ id: first.id, alt: 'Eine Rose', ext_id: 'dam-7', size: '30x20', short_filename: 'neue-rose.png' })
    expect(second.filename).not.toBe(first.filename)
    const texts = await store.database.kysely.selectFrom('story_contents').select('content').where('story_id', '=', id).execute()
    for (const { content } of texts) expect(JSON.parse(content).picture.filename).toBe(new URL(second.filename).pathname)
    expect(texts).toHaveLength(2)
    expect(changes).toMatchObject([
      { action: 'published', fullSlug: 'a' },
      { action: 'asset-updated', id: first.id, event: 'replaced' },
    ])
    // What a browser has kept of the page still names it.
    expect((await studio(path)).status).toBe(200)
    expect((await manage('GET', 'assets')).body.assets).toHaveLength(1)
    // Announced, and not sent: the asset stays as it is.
    await announce(`filename=a.png&id=${first.id}`)
    expect((await manage('GET', `assets/${first.id}`)).body.filename).toBe(second.filename)
    expect((await upload('dritte.png', await png(1, 1), `id=${first.id}`)).body.size).toBe('1x1')
  })

  it('R4.12 has what stands in its place until it is there changed, too', async () => {
    const { upload, manage, store } = await openAssets()
    const draw = (colour: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`)
    const { id, filename, meta_data } = (await upload('a.svg', draw('#a1b2c3'))).body
    expect(meta_data.placeholder).toMatch(/^\d+deg(,#a1b2c3){3}$/)
    const picture = { fieldtype: 'asset', id, filename: new URL(filename).pathname, meta_data }
    const story = await store.createStory({ name: 'a', slug: 'a', content: { _uid: 'p', component: 'page', picture } })
    // A tool says what it knows of a picture, and does not know this.
    await manage('PATCH', `assets/${id}`, { asset: { meta_data: { alt: 'Rose' } } })

    const { meta_data: second } = (await upload('b.svg', draw('#d4e5f6'), `id=${id}`)).body
    expect(second).toEqual({ alt: 'Rose', placeholder: expect.stringMatching(/^\d+deg(,#d4e5f6){3}$/) })
    const text = await store.database.kysely.selectFrom('story_contents').select('content').where('story_id', '=', story).executeTakeFirst()
    expect(JSON.parse(text?.content ?? '').picture.meta_data).toEqual({ placeholder: second.placeholder })
  })

  it('leaves a private one private', async () => {
    const { upload, studio } = await openAssets()
    const first = (await upload('rose.png', await png(3, 2), 'is_private=1')).body
    const second = (await upload('rose.png', await png(4, 2), `id=${first.id}`)).body
    expect(second.is_private).toBe(true)
    expect((await studio(new URL(second.filename).pathname)).status).toBe(404)
  })

  it('is refused for an asset that is not there', async () => {
    const { announce, upload, manage } = await openAssets()
    const { id } = (await upload('rose.png', await png(3, 2))).body
    await manage('DELETE', `assets/${id}`)
    for (const missing of [id, 5]) {
      const { status, body } = await announce(`filename=a.png&id=${missing}`)
      expect([status, body]).toEqual([422, { id: [expect.stringContaining('There is no asset with the id')] }])
    }
  })
})
