import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Content, ContentUnavailable } from '../../server/content/content.ts'
import type { ContentStore } from '../../server/content/content-store.ts'
import { hashSecret } from '../../server/credentials/secret.ts'
import type { Renderer } from '../../server/pages/renderer.ts'
import { Overloaded } from '../../server/threads/call-queue.ts'
import { headline } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'

describe('what can’t be shown', () => {
  const error404 = {
    title: 'Nicht gefunden',
    body: [
      {
        _uid: 'e',
        component: 'error_teaser',
        headline: 'Unbekannt verzogen',
        subline: 'Hier ist nichts.',
        control: 'Zur Startseite',
        url: { linktype: 'url', url: '/', cached_url: '/', id: '', fieldtype: 'multilink' },
        responsiveImages: ['desktop', 'mobile'].map((media) => ({
          _uid: media,
          component: 'responsive_image',
          media,
          aspectRatio: media === 'desktop' ? '59/22' : '150/157',
          image: { filename: `/f/1/2360x880/ab/${media}.svg`, alt: '' },
        })),
      },
    ],
  }

  it('R2.46 an unknown path is a 404 with one slide that leads home, its button hidden', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/global/error-404', error404)

    const { status, text } = await visit('/gibt/es/nicht/')

    expect(status).toBe(404)
    expect(text).toContain('Unbekannt verzogen')
    expect(text).toContain('desktop.svg')
    expect(text).toContain('mobile.svg')
    expect(text).toMatch(/<a [^>]*href="\/"[^>]*>[^<]*Zur Startseite|aria-label="Zur Startseite"/)
  })

  it('R8.01 R4.13 its title is „404 Page not found: {path}“, in the page and in its data', async () => {
    const { visit } = await openTestShop()
    expect((await visit('/gibt/es/nicht/')).text).toContain('<title>404 Page not found: /gibt/es/nicht/</title>')
    const payload = await visit('/weg/_payload.json?build=test-build')
    expect(payload.status).toBe(404)
    expect(JSON.parse(payload.text).head.title).toBe('404 Page not found: /weg/')
  })

  it('R2.47 other errors show nothing in the screen; the title is the status and its message', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/kaputt', { body: [{ _uid: 'x', component: 'page_headlin' }] })

    const { status, text } = await visit('/kaputt/')

    expect(status).toBe(500)
    expect(text).toContain('<title>500 Internal Server Error</title>')
    expect(text).toContain('<main id="inhalt" tabindex="-1"></main>')
  })

  it('R2.45 the log names story, place, type and nearest type, once for each version of the story', async () => {
    const { publishPage, store, visit, lines } = await openTestShop()
    const id = await publishPage('anlass/kaputt', { body: [headline('gut'), { _uid: 'x', component: 'page_headlin' }] })
    const errors = () => lines.filter(({ level }) => level === 50)

    await visit('/kaputt/')
    await visit('/kaputt/')
    expect(errors()).toHaveLength(1)
    expect(errors()[0]).toMatchObject({ story: 'anlass/kaputt', path: 'body[1]', component: 'page_headlin', nearest: 'page_headline' })

    await store.publishStory(id)
    await visit('/kaputt/')
    expect(errors()).toHaveLength(2)
  })

  it('R2.45 a story whose own type is unknown is broken, not missing', async () => {
    const shop = await openTestShop()
    await shop.publish('anlass/seite', { component: 'pgae' })
    expect((await shop.visit('/seite/')).status).toBe(500)
    expect(shop.lines.at(-1)).toMatchObject({ story: 'anlass/seite', component: 'pgae', nearest: 'page' })
  })

  it('R2.45 nothing of a broken story is drawn', async () => {
    const { publishPage, visit } = await openTestShop()
    await publishPage('anlass/kaputt', { body: [headline('gut'), { _uid: 'x', component: 'nichts' }] })
    expect((await visit('/kaputt/')).text).not.toContain('gut')
  })

  it('content that can’t be read is a 503 that asks to come back', async () => {
    const gone = () => Promise.reject(new ContentUnavailable('gone'))
    const content: Content = { findStory: gone, listStories: gone, listLinks: gone, listDatasourceEntries: gone, findRedirect: gone }
    const { visit, lines } = await openTestShop({ content })

    const { status, headers, text } = await visit('/')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(text).toContain('<title>503 Service Unavailable</title>')
    expect(lines.some(({ msg }) => msg === 'the page could not be made')).toBe(true)
    const sitemap = await visit('/sitemap.xml')
    expect([sitemap.status, sitemap.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it.each([
    ['/%00', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['/../../etc/passwd', 404],
    [`/${'/'.repeat(8000)}`, 404],
    [`/${'a'.repeat(3000)}`, 404],
    ['/🎉', 404],
    ["/x' or 1=1--", 404],
    ['/100%', 404],
    ['/%E0%A4%A', 404],
    ['/at/%E0%A4%A/_payload.json?build=test-build', 404],
    ['/_payload.json?build=test-build', 404],
  ])('%s answers %i', async (path, status) => {
    const { visit } = await openTestShop()
    expect((await visit(path)).status).toBe(status)
  })

  it('an unknown host is refused with a sentence', async () => {
    const { visit } = await openTestShop()
    const { status, text } = await visit('http://evil.example/')
    expect(status).toBe(421)
    expect(text).toContain('SHOP_HOSTS')
  })

  it.each([
    { SHOP_URL: '', found: [200, 200, 421, 421] },
    { SHOP_URL: 'http://shop.example:8080', found: [200, 421, 200, 421] },
  ])(
    'with SHOP_URL "$SHOP_URL" a host of the shop is one at its own port alone: at others it would have as many copies of each page',
    async ({ SHOP_URL, found }) => {
      const { visit, publishPage } = await openTestShop({ environment: { SHOP_HOSTS: 'shop.example=anlass', SHOP_URL, PORT: '3000' } })
      await publishPage('anlass/versand')
      const status = async (port: string) => (await visit(`http://shop.example${port}/versand/`)).status
      expect(await Promise.all(['', ':3000', ':8080', ':1234'].map(status))).toEqual(found)
      expect((await visit('http://shop.example:1234/versand/')).text).toContain('SHOP_URL')
    },
  )

  it('pictures and files are asked for again later where the bucket that has them does not answer', async () => {
    const bucket = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'anlass', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    const { visit, studio } = await openTestShop({ environment: bucket })
    for (const ask of [visit, studio])
      for (const address of ['/f/1/8x6/abc/foto.png', '/f/1/8x6/abc/foto.png/m/4x0']) {
        const { status, headers } = await ask(address)
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'private, no-cache'])
      }
  })

  it('drafts and the gallery are asked for again later where too much is wanted at once', async () => {
    const busy = async () => {
      throw new Overloaded('100 calls are waiting already.')
    }
    const verbs = ['page', 'missing', 'draft', 'draftData', 'weigh', 'unavailable', 'findProblems', 'gallery', 'example'] as const
    const renderer = { ...Object.fromEntries(verbs.map((verb) => [verb, busy])), contentChanged: () => {} } as unknown as Renderer
    const shop = await openTestShop({ renderer })
    const answers = [await shop.visit(`/neu/?${shop.editorQuery()}`), await shop.studio('/_blocks')]
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ])
  })
})

/** With an address that has this signature. Of whom has none the body is not read. */
async function announceUpload({ database }: ContentStore, signature: string) {
  const row = { id: 1, key: 'f/1/a/a.txt', name: 'a.txt', signature_hash: hashSecret(signature), asset_folder_id: null, ext_id: null }
  await database.kysely
    .insertInto('asset_uploads')
    .values({ ...row, is_private: 0, received: null, created_at: new Date().toISOString() })
    .execute()
}

describe('a request that is cut off in its body', () => {
  const form = 'application/x-www-form-urlencoded'

  it.each([
    ['a form', 'shop', '/web-api/newsletter-subscribe', form],
    ['what the content service tells', 'shop', '/webhooks/storyblok', 'application/json'],
    ['what happened in an A/B test', 'shop', '/_flags/api/testImpressions/beacon', 'application/json'],
    ['a sign-in', 'studio', '/v1/users/login', 'application/json'],
    ['an upload', 'studio', '/v1/asset_uploads?signature=geheim', 'multipart/form-data; boundary=x'],
  ] as const)('is no failure of ours: %s', async (_, program, path, type) => {
    const { shopProgram, studioProgram, store, lines } = await openTestShop({ environment: { STORYBLOK_WEBHOOK_SECRET: 'ganz geheim' } })
    await announceUpload(store, 'geheim')
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<number>()
    const listener = getRequestListener(async (request, env) => {
      const answer = Promise.resolve((program === 'shop' ? shopProgram : studioProgram).fetch(request, env))
      asked.resolve()
      answered.resolve(answer.then(({ status }) => status))
      return answer
    })
    const server = createServer(listener).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const port = program === 'shop' ? 3000 : 3001
    const head = [`POST ${path} HTTP/1.1`, `Host: localhost:${port}`, `Origin: http://localhost:${port}`, `Content-Type: ${type}`]
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{`)
    await asked.promise
    socket.destroy()
    expect([await answered.promise, lines]).toEqual([499, []])
  })
})
