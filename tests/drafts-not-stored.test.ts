import { describe, expect, it } from 'vitest'
import { previewParameter } from '../runtime/preview-parameter.ts'
import { lifeHeaders } from '../server/cdn/cdn.ts'
import { createPreviewLink } from '../server/content/preview-link.ts'
import { tokens } from '../server/content/test-content.ts'
import { headline } from './test-bloks.ts'
import { openTestShop } from './test-shop.ts'

const secret = 'Noch geheim'
/** It keeps pages, and is told so by a header of its own. */
const cdn = { CDN_VENDOR: 'cloudflare', CDN_PURGE_URL: 'http://127.0.0.1:9/purge', CDN_PURGE_TOKEN: 'the-token-of-the-cdn' }

async function openWithDraft() {
  const shop = await openTestShop({ environment: cdn })
  const id = await shop.publishPage('anlass/neu', { body: [headline('Für alle')] })
  await shop.store.saveDraft(id, { content: { _uid: 'p', component: 'page', title: 'x', body: [headline(secret)] } })
  return { ...shop, id }
}

describe('R6.03 a draft', () => {
  it('goes out of no route of the shop in a form that any cache may store', async () => {
    const shop = await openWithDraft()
    const link = createPreviewLink({ story: shop.id, isDraft: true }, { key: tokens.preview, now: new Date() })
    const queries = [shop.editorQuery(), `${previewParameter}=${link.token}`]
    const seen: string[] = []
    // Every route, with what an editor, or who was given a link, could put into it; `*` stands for the page.
    for (const [{ method, path }, query] of shop.routes.flatMap((route) => queries.map((query) => [route, query] as const))) {
      const address = path.replaceAll('*', 'neu/').replaceAll(/:\w+/g, 'neu')
      for (const suffix of ['', '_payload.json', '_draft.json', '_weight.json']) {
        const body = JSON.stringify({ fullSlug: 'anlass/neu', content: { _uid: 'p', component: 'page', body: [headline(secret)] } })
        const { headers, text } = await shop.visit(`${address}${suffix}?${query}&build=test-build`, {
          method: method === 'ALL' ? 'GET' : method,
          ...(method === 'POST' && { body }),
        })
        if (text.includes(secret) || text.includes('"data"')) {
          seen.push(`${method} ${path} ${suffix}`)
          expect(headers.get('cache-control'), `${method} ${address}${suffix}`).toBe('private, no-store')
          expect(headers.get(lifeHeaders.cloudflare), `${method} ${address}${suffix}`).toBeNull()
          expect(headers.get('x-robots-tag') ?? 'noindex,nofollow').toBe('noindex,nofollow')
        }
      }
    }
    expect(seen.length).toBeGreaterThan(4)
    expect((await shop.visit('/neu/')).headers.get(lifeHeaders.cloudflare)).toContain('max-age=')
  })

  it('is not stored, either, where an answer only says why it is not there', async () => {
    const shop = await openWithDraft()
    const link = createPreviewLink({ story: shop.id, isDraft: true }, { key: tokens.preview, now: new Date() })
    for (const query of [shop.editorQuery(), `${previewParameter}=${link.token}`]) {
      const answers = await Promise.all([
        shop.visit(`/neu/_payload.json?${query}&build=other`),
        shop.visit(`/%?${query}`),
        shop.visit(`/neu/?${query}`, { method: 'POST' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([409, 404, 405])
      expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'))
    }
    const { status, headers } = await shop.studio(`/v2/cdn/stories/nirgends?version=draft&token=${tokens.preview}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  })

  it('is in no answer without the editor’s token, with an old one, or with one for another space', async () => {
    const shop = await openWithDraft()
    const old = shop.editorQuery(new Date('2020-01-01'))
    const forged = shop.editorQuery().replace(/token%5D=\w{4}/, 'token%5D=0000')
    for (const query of ['', `?${old}`, `?${forged}`, '?_storyblok=1', '?version=draft']) {
      for (const path of ['/neu/', '/neu', '/at/neu/', '/neu/_payload.json']) {
        expect((await shop.visit(path + query)).text, path + query).not.toContain(secret)
      }
    }
  })
})

describe('what a page may do', () => {
  it('runs no script that stands in the document, and is framed by its own origin alone', async () => {
    const shop = await openWithDraft()
    const { headers, text } = await shop.visit('/neu/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/frame-ancestors 'self'$/)
    for (const [, attributes = '', code = ''] of text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect(attributes.includes('src=') ? code : /type="application\/(ld\+)?json"/.test(attributes)).toBeOneOf(['', true])
    }
    expect(text).not.toMatch(/<[^>]+\son[a-z]+=/)
  })

  it('a draft is framed by the editors, and by nobody else', async () => {
    const shop = await openWithDraft()
    const { headers } = await shop.visit(`/neu/?${shop.editorQuery()}`)
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' https:\/\/app\.storyblok\.com http:\/\/localhost:3001$/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('a shop behind TLS is not visited without it for a year', async () => {
    const shop = await openTestShop({ environment: { TRUST_PROXY: 'true' } })
    await shop.publishPage('anlass/neu')
    const secure = { headers: { 'x-forwarded-proto': 'https' } }
    expect((await shop.visit('/neu/', secure)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await shop.visit('/robots.txt', secure)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect((await shop.visit('/neu/')).headers.has('strict-transport-security')).toBe(false)
    expect((await shop.studio('/', secure)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it.each(['/', '/figures', '/_blocks', '/nirgends', '/v2/cdn/spaces/me'])(
    'the studio’s %s is what it says it is, and nobody else frames it',
    async (path) => {
      const { studio } = await openTestShop()
      const { headers } = await studio(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toMatch(/no-cache|no-store/)
      if (headers.get('content-type')?.startsWith('text/html') && path !== '/')
        expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/)
    },
  )
})
