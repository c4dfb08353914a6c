import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environmentNames } from './environment.ts'
import { readSettings } from './read-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (environment: Record<string, string>) => readSettings({ DATA_DIR: folder, ...environment })

function refusal(environment: Record<string, string>): string {
  try {
    read(environment)
    return 'none'
  } catch (error) {
    return String(error)
  }
}

describe('settings', () => {
  it('need nothing: the shop is on 3000, the studio on 3001', () => {
    expect(read({})).toMatchObject({ port: 3000, studioPort: 3001, isDevelopment: false, storyblok: { token: undefined } })
  })

  it('have two origins', () => {
    expect(refusal({ PORT: '4000', STUDIO_PORT: '4000' })).toContain('PORT and STUDIO_PORT are both 4000')
    expect(refusal({ STUDIO_PORT: '3000' })).toContain('PORT and STUDIO_PORT are both 3000')
    expect(refusal({ PORT: '0', STUDIO_PORT: '0' })).toBe('none')
  })

  it('make random tokens, which outlive a restart and are their owner’s alone', () => {
    const first = read({}).tokens
    expect(first.preview).toMatch(/^[0-9a-f]{32}$/)
    expect(first.preview).not.toBe(first.public)
    expect(read({}).tokens).toEqual(first)
    expect(statSync(join(folder, 'tokens.json')).mode & 0o077).toBe(0)
  })

  it('tell who may read what is published from who may read drafts', () => {
    const same = { CONTENT_PUBLIC_TOKEN: 'ein-einziger-schluessel', CONTENT_PREVIEW_TOKEN: 'ein-einziger-schluessel' }
    expect(refusal(same)).toContain('CONTENT_PUBLIC_TOKEN and CONTENT_PREVIEW_TOKEN are the same')
    expect(refusal(same)).not.toContain('ein-einziger-schluessel')
  })

  it('say what to do about tokens that can’t be read', () => {
    read({})
    writeFileSync(join(folder, 'tokens.json'), '{')
    expect(() => read({})).toThrow('tokens.json is damaged: put a copy in its place, or delete it to have new tokens made.')
  })

  it('name hosts with channel and country', () => {
    const { hosts } = read({ SHOP_HOSTS: 'karten.example=anlass, karten.example.at=anlass:at, [::1]=anlass' }).site
    expect(hosts).toEqual([
      { host: 'karten.example', channel: 'anlass', country: 'de' },
      { host: 'karten.example.at', channel: 'anlass', country: 'at' },
      { host: '[::1]', channel: 'anlass', country: 'de' },
    ])
  })

  it('R5.03 name the tag manager of a brand, which begins with GTM- or G-, and then has capital letters and digits alone', () => {
    expect(read({ TAG_MANAGER_IDS: 'anlass=GTM-AB12CD, myposter=G-1' }).site.tagIds).toEqual({ anlass: 'GTM-AB12CD', myposter: 'G-1' })
    for (const id of ['gtm-AB12', 'GTM-ab12', 'GTM-', 'UA-12', 'G-AB_1', 'GTM-A"><script>', '']) {
      expect(refusal({ TAG_MANAGER_IDS: `anlass=${id}` })).toContain('TAG_MANAGER_IDS has the entry')
    }
    expect(refusal({ TAG_MANAGER_IDS: 'blumen=GTM-AB12' })).toContain(
      'TAG_MANAGER_IDS has the entry "blumen=GTM-AB12": write channel=id, like anlass=GTM-AB12CD; an id is GTM- or G- and then capital letters and digits.',
    )
  })

  it('R2.28 name the page of a service for reviews of a brand', () => {
    const address = 'https://reviews.example/w?shop=1'
    expect(read({ REVIEW_WIDGETS: `anlass=${address}` }).site.reviewWidgets).toEqual({ anlass: address })
    for (const wrong of ['anlass=http://reviews.example/', 'anlass=javascript:alert(1)', `blumen=${address}`, address])
      expect(refusal({ REVIEW_WIDGETS: wrong })).toContain(`REVIEW_WIDGETS has the entry "${wrong}": write channel=address`)
  })

  it('name the origins of other editors as browsers write them', () => {
    const { editorOrigins } = read({ EDITOR_ORIGINS: 'https://editor.example/, https://Other.example/path' })
    expect(editorOrigins).toEqual(['https://editor.example', 'https://other.example', 'http://localhost:3001'])
  })

  it('say where the studio shows a story', () => {
    expect(read({ PORT: '4000' })).toMatchObject({ shopUrl: 'http://localhost:4000/', previewSites: [] })
    const { shopUrl, previewSites } = read({ SHOP_URL: 'https://karten.example', PREVIEW_URLS: 'Werkstatt=https://x.example/a' })
    expect(shopUrl).toBe('https://karten.example/')
    expect(previewSites).toEqual([{ name: 'Werkstatt', location: 'https://x.example/a/' }])
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number.'],
    [{ CDN_VENDOR: 'akamai' }, 'CDN_VENDOR must be fastly or cloudflare.'],
    [{ IMAGE_PROVIDER: 'x' }, 'IMAGE_PROVIDER must be storyblok or cdn or local.'],
    [{ SPACE_ID: '1.5' }, 'SPACE_ID must be a whole number.'],
    [{ PORT: '-1' }, 'PORT must be a port from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a port from 0 to 65535.'],
    [
      { SHOP_HOSTS: 'x=blumen' },
      'SHOP_HOSTS has the entry "x=blumen": write host=channel:country, like shop.example.org=anlass:de, the host in small',
    ],
    [{ SHOP_HOSTS: 'LOCALHOST=anlass' }, 'has the entry "LOCALHOST=anlass"'],
    [{ SHOP_HOSTS: 'localhost:3000=anlass' }, 'has the entry "localhost:3000=anlass"'],
    [{ SHOP_HOSTS: 'http://localhost=anlass' }, 'has the entry "http://localhost=anlass"'],
    [{ SHOP_HOSTS: 'x.example=anlass:de:at' }, 'has the entry "x.example=anlass:de:at"'],
    [{ SHOP_HOSTS: 'x.example=anlass,x.example=myposter' }, 'SHOP_HOSTS names x.example twice: one host shows one shop.'],
    [{ SHOP_URL: 'https://shop.example/?a#b' }, 'SHOP_URL must end with its path: leave out ? or # and what stands behind it.'],
    [{ SHOP_HOSTS: ',' }, 'SHOP_HOSTS names no host: write host=channel:country, like shop.example.org=anlass:de.'],
    [{ LOCATION_HEADER: 'CF IPCountry' }, 'LOCATION_HEADER must be the name of a header, like CF-IPCountry.'],
    [{ CONTENT_PREVIEW_TOKEN: 'short' }, 'CONTENT_PREVIEW_TOKEN must have at least 16 characters.'],
    [{ STUDIO_ADMIN_PASSWORD: 'x'.repeat(201) }, 'STUDIO_ADMIN_PASSWORD must have 200 characters at most.'],
    [{ STUDIO_ADMIN_EMAIL: 'admin' }, 'STUDIO_ADMIN_EMAIL must be an e-mail address.'],
    [{ PREVIEW_URLS: 'werkstatt.example' }, 'PREVIEW_URLS has the entry "werkstatt.example": write name=address'],
    [
      { EDITOR_ORIGINS: 'https://editor.example,editor' },
      'EDITOR_ORIGINS has the entry "editor", which must be an address like https://example.org.',
    ],
    [{ CONTENT_SERVICES: 'mapi' }, 'CONTENT_SERVICES has the entry "mapi", which must be an address like https://example.org.'],
    [{ MAGAZINE_URL: 'magazin' }, 'MAGAZINE_URL must be an address like https://example.org.'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address like smtps://user:password@mail.example.org.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like postgres://user:password@host:5432/name.'],
    [{ SHOP_CHANNELS: '{' }, 'SHOP_CHANNELS must be JSON'],
    [{ CDN_VENDOR: 'fastly' }, 'Of CDN_VENDOR, CDN_PURGE_URL and CDN_PURGE_TOKEN only some are set'],
    [{ S3_BUCKET: 'files' }, 'Of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY only some are set'],
    [{ S3_BUCKET: '../x' }, 'S3_BUCKET must be the name of a bucket.'],
    [{ PAGE_PATIENCE_MS: '5' }, 'PAGE_PATIENCE_MS must be at least 100.'],
    [{ PAGE_PATIENCE_MS: '3000000000' }, 'PAGE_PATIENCE_MS must be 60000, a minute, at most.'],
    [{ CDN_PURGE_TOKEN: 'geheim\nnis' }, 'CDN_PURGE_TOKEN must be letters, digits and signs without spaces or line breaks.'],
  ])('%j stops the start with a sentence', (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence)
  })

  it('without a value are the usual ones, the host too: nobody else is let in', () => {
    // A list may be empty.
    const names = environmentNames.filter((name) => !['DATA_DIR', 'EDITOR_ORIGINS', 'CONTENT_SERVICES'].includes(name))
    expect(read(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(read({}))
  })

  it('with nothing but blanks are the usual ones, where there is a usual one', () => {
    const names = ['PORT', 'PAGE_CACHE_MB', 'PAGE_STORE_MB', 'IMAGE_STORE_MB', 'CDN_MAX_AGE', 'HOST', 'TRUST_PROXY']
    expect(read(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(read({}))
  })

  it.each([
    ['SHOP_URL', 'https://user:geheim@shop.example'],
    ['SHOP_API_URL', 'https://user:geheim@api.example.{country}'],
    ['CONFIGURATOR_URL', 'http://user:geheim@app.example'],
    ['ACCOUNT_URL', 'http://geheim@app.example'],
    ['MAGAZINE_URL', 'http://:geheim@app.example'],
    ['LLMS_TXT_URL', 'http://user:geheim@app.example'],
    ['SPLIT_URL', 'http://user:geheim@split.example'],
    ['STORYBLOK_API_URL', 'http://user:geheim@content.example'],
    ['CDN_PURGE_URL', 'http://user:geheim@cdn.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:geheim@collector.example'],
    ['S3_ENDPOINT', 'http://user:geheim@files.example'],
    ['CONTENT_SERVICES', 'http://user:geheim@content.example'],
    ['PREVIEW_URLS', 'Werkstatt=https://user:geheim@x.example'],
    ['PREVIEW_URLS', 'https://user:geheim@x.example'],
  ])('%s with a password in it stops the start with a sentence, which does not have it', (name, written) => {
    const sentence = refusal({ [name]: written })
    expect(sentence).toMatch(new RegExp(`${name}\\S* .*no user and no password in it`))
    expect(sentence).not.toContain('geheim')
  })

  it.each([
    ['SHOP_API_URL', 'https://api.example.org/{country}'],
    ['SHOP_API_URL', 'https://api.example.{country}/v2'],
    ['CONFIGURATOR_URL', 'https://apps.example.org/designer'],
    ['ACCOUNT_URL', 'https://apps.example.org/?shop=1'],
    ['MAGAZINE_URL', 'https://apps.example.org/magazin/'],
    ['LLMS_TXT_URL', 'https://apps.example.org/#llms'],
  ])('%s as %s stops the start with a sentence, for the path would be left out', (name, written) => {
    expect(refusal({ [name]: written })).toContain(`${name} must have no path`)
    expect(refusal({ [name]: new URL(written.replace('{country}', 'de')).origin })).toBe('none')
  })

  it('a data folder that can’t be made stops the start with a sentence', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => read({ DATA_DIR: join(file, 'data') })).toThrow('set DATA_DIR to a folder this user may write')
  })

  it('are all listed in .env.example, and nothing else is', () => {
    const listed = [...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^# ?([A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    )
    expect(listed.sort()).toEqual([...environmentNames].sort())
  })

  it('are the defaults where each line of .env.example that has a value is set as it is written', () => {
    const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^# ?([A-Z\d_]+)=(.+)$/gm)
    const written = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
    expect(Object.keys(written).length).toBeGreaterThan(10)
    const { firstAdmin, ...others } = read({ ...written, DATA_DIR: folder })
    expect(firstAdmin.email).toBe('admin@localhost')
    expect(others).toEqual({ ...read({}), firstAdmin: undefined })
  })
})
