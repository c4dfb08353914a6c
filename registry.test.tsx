import { describe, expect, it } from 'vitest'
import { parseStory } from './runtime/parse-story.ts'
import { channels } from './schemas/channel.ts'
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

it('R2.44 has the container types that pages are made of', () => {
  for (const component of ['main_teaser', 'benefits_bar', 'page_headline', 'sitemap', 'theme_cards']) {
    expect(registry.find(component)?.component).toBe(component)
  }
})
