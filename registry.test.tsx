import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Block } from './runtime/define-block.ts'
import { parseStory } from './runtime/parse-story.ts'
import { createRegistry } from './runtime/registry.ts'
import { channels } from './schemas/channel.ts'
import { demandBlockFiles } from './server/pages/block-files.ts'
import { registry, renderExample, siteOf } from './tests/render-example.tsx'

describe.each(registry.blocks.map((block) => [block.component, block] as const))('the block %s', (component, block) => {
  it('has an example that its schema accepts', () => {
    expect(parseStory(block.example, 'example', registry).block).toBe(block)
  })

  it.each(channels)('is drawn for %s', async (channel) => {
    expect(await renderExample(component, {}, { site: siteOf(channel) })).toMatch(/^<[a-z-]+/)
  })

  it('has no words that are neither content nor a message', async () => {
    expect(await renderExample(component)).not.toMatch(/undefined|\[object|NaN/)
  })
})

it('has the files of every block where its name says, and every folder of a block', () => {
  demandBlockFiles(registry.blocks)
  expect(registry.blocks.map(({ folder }) => folder).sort()).toEqual(globSync('*/', { cwd: 'blocks' }).sort())
})

it('says which block has its files elsewhere', () => {
  const [block] = registry.blocks.filter(({ hasElement }) => hasElement)
  const wrong = (change: object) => () => demandBlockFiles([{ ...block, ...change } as Block])
  expect(wrong({ component: 'no_such_block', folder: 'no-such-block' })).toThrow(
    'There is no blocks/no-such-block/no-such-block.block.ts: the component no_such_block must be in a folder of its name',
  )
  expect(wrong({ hasElement: false })).toThrow('must say hasElement: true')
  expect(wrong({ folder: 'page' })).toThrow('There is no blocks/page/page.element.ts, though')
})

it('says which block its file has not', () => {
  expect(() => createRegistry({ openingHours: undefined as unknown as Block })).toThrow(
    'registry.ts takes openingHours from a file that exports no such block: the names must be the same.',
  )
})

it('takes no block for another that its name does not resemble', () => {
  expect([registry.nearest('page_headlin'), registry.nearest('gibts_nicht')]).toEqual(['page_headline', undefined])
})

it('R2.44 has the container types that pages are made of', () => {
  for (const component of ['main_teaser', 'benefits_bar', 'page_headline', 'sitemap', 'theme_cards']) {
    expect(registry.find(component)?.component).toBe(component)
  }
})
