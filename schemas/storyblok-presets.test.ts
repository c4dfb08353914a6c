import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const file = readFileSync(new URL('presets.json', import.meta.url), 'utf8')

it('a preset links to stories by their address alone: it comes into spaces whose stories have other ids', () => {
  const links = [...file.matchAll(/"linktype": "story",\s*"cached_url": "([^"]*)",\s*"id": "([^"]*)"/g)]
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(([, , id]) => id !== '').map(([, address]) => address)).toEqual([])
})
