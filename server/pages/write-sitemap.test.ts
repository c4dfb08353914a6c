import { expect, it } from 'vitest'
import { siteOf } from '../../tests/render-example.tsx'
import { writeSitemap } from './write-sitemap.ts'

const site = siteOf('anlass')
const origin = 'http://localhost:3000'
const pages = ['/a/', '/b/', '/c?d=1&e=2'].map((path) => (on: { prefix: string }) => on.prefix + path)
const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

it('is one file where it may name all addresses, each with those of the other countries', async () => {
  const sitemapAt = await writeSitemap(pages, site)
  const xml = sitemapAt(origin) ?? ''
  expect(addresses(xml)).toEqual(
    ['/a/', '/b/', '/c?d=1&amp;e=2'].flatMap((path) => ['', '/at', '/ch'].map((prefix) => origin + prefix + path)),
  )
  expect(xml.match(/hreflang="de-AT" href="http:\/\/localhost:3000\/at\/a\/"/g)).toHaveLength(3)
  expect((await writeSitemap(pages, site, 9))(origin)).toBe(xml)
  expect(sitemapAt('https://localhost')).toBe(xml.replaceAll(origin, 'https://localhost'))
  expect(sitemapAt(origin, 1)).toBeUndefined()
})

it('leads to as many files as it takes for more addresses, none of them in two and none with more', async () => {
  const sitemapAt = await writeSitemap(pages, site, 7)
  expect(sitemapAt(origin)).toContain('<sitemapindex ')
  expect(addresses(sitemapAt(origin))).toEqual([`${origin}/sitemap.xml?page=1`, `${origin}/sitemap.xml?page=2`])
  const files = [1, 2].map((page) => addresses(sitemapAt(origin, page)))
  expect(files.map((file) => file.length)).toEqual([6, 3])
  expect(files.flat()).toEqual(addresses((await writeSitemap(pages, site))(origin)))
  expect([0, 3].map((page) => sitemapAt(origin, page))).toEqual([undefined, undefined])
})

it('is a whole file where there is no page', async () => {
  expect((await writeSitemap([], site))(origin)).toMatch(/<urlset [^>]+>\s*<\/urlset>/)
})
