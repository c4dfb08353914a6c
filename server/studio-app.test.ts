import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { builtStudioFiles, studioApp } from './studio-app.ts'

/** The studio of a build with this manifest. */
function openStudio(manifest: object) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(manifest))
  const app = studioApp({
    files: builtStudioFiles(folder),
    onOpen: () => {},
    shownSites: [],
    contentServices: [],
    choiceSites: async () => [],
    isDevelopment: false,
  })
  /** What the document at this path asks for at once, by what for. */
  return async (path: string) => {
    const html = await (await app.request(path)).text()
    const linked = (rel: string) => [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(([, href]) => href)
    return { modules: linked('modulepreload'), styles: linked('stylesheet'), script: /<script type="module" src="([^"]+)"/.exec(html)?.[1] }
  }
}

const screens = [
  'editor/editor',
  'comments/discussion',
  'releases/releases',
  'ahead/ahead',
  'flags/flags',
  'people/people',
  'activity/activity',
  'comments/comments',
]
const manifest = {
  'studio/start-studio.tsx': { file: 'start.js', css: ['base.css'], imports: ['_one.js'] },
  '_one.js': { file: 'one.js', css: ['one.css'], imports: ['_two.js'] },
  '_two.js': { file: 'two.js', imports: ['_one.js'] },
  ...Object.fromEntries(
    screens.map((name) => [`studio/${name}-screen.tsx`, { file: `${name}.js`, css: [`${name}.css`], imports: ['_two.js'] }]),
  ),
}

it('all that the studio’s script imports is asked for with it, however deep it lies', async () => {
  const at = openStudio(manifest)
  expect(await at('/')).toEqual({ script: '/start.js', modules: ['/start.js', '/one.js', '/two.js'], styles: ['/base.css', '/one.css'] })
})

it.each([
  ['/stories/7', 'editor/editor'],
  ['/discussions/7', 'comments/discussion'],
  ['/releases', 'releases/releases'],
  ['/releases/7', 'releases/releases'],
  ['/ahead', 'ahead/ahead'],
  ['/tests', 'flags/flags'],
  ['/people', 'people/people'],
  ['/activity', 'activity/activity'],
  ['/comments', 'comments/comments'],
])('at %s the screen of %s comes with it', async (path, screen) => {
  const { modules, styles } = await openStudio(manifest)(path)
  expect(modules).toEqual(['/start.js', '/one.js', '/two.js', `/${screen}.js`])
  expect(styles).toEqual(['/base.css', '/one.css', `/${screen}.css`])
})

it('a build without the studio is refused with a sentence', () => {
  expect(() => openStudio({})).toThrow('The build has no studio/start-studio.tsx: run npm run build.')
})
