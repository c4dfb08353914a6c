import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

const folder = 'dist/client'
const files = builtFiles(folder)
const texts = globSync('{assets/**/*,*}.{js,css,svg}', { cwd: folder }).filter((file) => readFileSync(`${folder}/${file}`).length >= 512)

describe('what the build made', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to browsers that have it', async (encoding, decompress) => {
    expect(texts.length).toBeGreaterThan(20)
    for (const file of texts) {
      const response = await files.request(`/${file}`, { headers: { 'accept-encoding': `deflate, ${encoding}` } })
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([file, response.headers.get('content-encoding')]).toEqual([file, encoding])
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(decompress(bytes).equals(readFileSync(`${folder}/${file}`))).toBe(true)
    }
  })

  it('is sent as it is to others, under the type it has', async () => {
    const [script = ''] = texts.filter((file) => file.endsWith('.js'))
    const response = await files.request(`/${script}`)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(await response.text()).toBe(readFileSync(`${folder}/${script}`, 'utf8'))
  })

  it('may be kept for good where its name changes with it, and for an hour elsewhere', async () => {
    const caching = async (file: string) => (await files.request(`/${file}`)).headers.get('cache-control')
    expect(await caching(texts.find((file) => file.startsWith('assets/')) ?? '')).toBe('public, max-age=31536000, immutable')
    expect(await caching('icons.svg')).toBe('public, max-age=3600')
  })
})
