import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { storyblokPresets } from './storyblok-presets.ts'

const file = readFileSync(new URL('presets.json', import.meta.url), 'utf8')

it('a preset links to stories by their address alone: it comes into spaces whose stories have other ids', () => {
  const links = [...file.matchAll(/"linktype": "story",\s*"cached_url": "([^"]*)",\s*"id": "([^"]*)"/g)]
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(([, , id]) => id !== '').map(([, address]) => address)).toEqual([])
})

it('a block begins with its own example, not with one that stands in another’s', () => {
  const button = { _uid: 'a', component: 'button', text: 'Jetzt gestalten' }
  const section = {
    _uid: 'b',
    component: 'section',
    body: [
      { ...button, text: 'Mehr' },
      { _uid: 'c', component: 'note', text: 'Dazu' },
    ],
  }
  const presets = storyblokPresets([section, button])
  expect(presets.map(({ component, preset }) => [component, preset.text])).toEqual([
    ['button', 'Jetzt gestalten'],
    ['note', 'Dazu'],
    ['section', undefined],
  ])
})
