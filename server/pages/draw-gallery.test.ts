import { expect, it } from 'vitest'
import * as blocks from '../../registry.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { openTestShop } from '../../tests/test-shop.ts'
import { drawExample, type GalleryParts } from './draw-gallery.tsx'

it('says in the place of a block what is wrong with its example, and in the log', async () => {
  const { pageHeadline } = blocks
  const failures: string[] = []
  const parts = {
    registry: createRegistry({ pageHeadline: { ...pageHeadline, example: { ...pageHeadline.example, headline: 5 } } }),
    reportPageFailure: (message: string) => void failures.push(message),
  } as unknown as GalleryParts
  const html = await drawExample('anlass', 'page_headline', parts)
  expect(html).toContain('page_headline can&#x27;t be drawn')
  expect(html).toContain('Im Block „page_headline“ ganz oben: „headline“')
  expect(failures).toEqual([expect.stringContaining('„headline“')])
  expect(await drawExample('anlass', 'page_headlne', parts)).toBeUndefined()
})

it('loads on the studio all that the examples name', async () => {
  const { studio } = await openTestShop()
  const overview = await studio('/_blocks').then(({ text }) => text)
  const examples = [...new Set([...overview.matchAll(/src="([^"]+)"/g)].map(([, path]) => path ?? ''))]
  expect(examples.length).toBeGreaterThan(20)
  const scripts = new Set<string>()
  for (const path of examples) {
    const html = await studio(path).then(({ text }) => text)
    for (const [, address] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) scripts.add(address ?? '')
  }
  expect(scripts.size).toBeGreaterThan(0)
  for (const address of scripts) expect([address, (await studio(address)).status]).toEqual([address, 200])
})
