import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as blocks from '../registry.ts'
import { storyblokComponents } from '../schemas/storyblok-components.ts'

it('the components for Storyblok are those of the blocks: run npm run schemas when this fails', () => {
  const written = JSON.parse(readFileSync(new URL('../schemas/components.json', import.meta.url), 'utf8'))
  const components = storyblokComponents(Object.values(blocks).map(({ schema }) => schema))
  expect(written).toEqual(JSON.parse(JSON.stringify({ components })))
})
