/** `npm run schemas`: writes the Storyblok components that follow from all blocks' schemas, and presets from their examples. */
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'

const file = (name: string) => new URL(`../schemas/${name}.json`, import.meta.url)

// The registry imports components and styles, which Vite understands and Node does not.
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  mode: 'test',
})
const { storyblokComponents } = (await vite.ssrLoadModule(
  '/schemas/storyblok-components.ts',
)) as typeof import('../schemas/storyblok-components.ts')
const blocks: Record<string, import('../runtime/define-block.ts').Block> = await vite.ssrLoadModule('/registry.ts')
const components = storyblokComponents(Object.values(blocks).map(({ schema }) => schema))
const { storyblokPresets } = (await vite.ssrLoadModule('/schemas/storyblok-presets.ts')) as typeof import('../schemas/storyblok-presets.ts')
const presets = storyblokPresets(Object.values(blocks).map(({ example }) => example))
const { componentGroups } = (await vite.ssrLoadModule('/schemas/component-groups.ts')) as typeof import('../schemas/component-groups.ts')
const groups = componentGroups(Object.values(blocks).map(({ schema }) => schema))
writeFileSync(file('components'), `${JSON.stringify({ components }, null, 2)}\n`)
writeFileSync(file('presets'), `${JSON.stringify({ presets, groups }, null, 2)}\n`)
console.log(`${components.length} components written to schemas/components.json`)
await vite.close()
