import { expect, it } from 'vitest'
import { type Used, usageQuery } from './usage.ts'

it.each([
  [{ what: 'story', uuid: 'u-1', name: 'A' }, { reference_search: 'u-1' }],
  [{ what: 'block', component: 'theme_card', name: 'Karte' }, { contain_component: 'theme_card' }],
  [
    { what: 'asset', filename: 'http://localhost:3001/f/1/10x10/ab/rose.svg', name: 'rose' },
    { reference_search: '/f/1/10x10/ab/rose.svg' },
  ],
  [{ what: 'asset', filename: '//a.storyblok.com/f/1/rose.png', name: 'rose' }, { reference_search: '/f/1/rose.png' }],
  [{ what: 'asset', filename: '/f/1/rose.svg', name: 'rose' }, { reference_search: '/f/1/rose.svg' }],
] satisfies [Used, object][])('stories that use %j', (used, query) => expect(usageQuery(used)).toEqual({ ...query, story_only: true }))
