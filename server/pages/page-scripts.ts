import { Hono } from 'hono'
import { scriptNames, scriptsPath } from '../../runtime/script-address.ts'
import { browsersOnly } from '../requests/browsers-only.ts'
import type { PageScripts } from './built-scripts.ts'
import { compressText } from './compressed-text.ts'
import { type KeptPage, keepPage, writePage } from './kept-page.ts'

/** Pages of a shop need a few sets of scripts; whoever asks for all others shall not fill the memory. */
const maxKept = 200

/** GET /assets/scripts/{build}/{name}+{name}.js  the first script and elements, in one file for each set that pages need */
export function pageScripts(scripts: PageScripts) {
  const kept = new Map<string, KeptPage>()
  return new Hono().get(`${scriptsPath}/:build/:names`, (c) => {
    const { path } = c.req
    const names = scriptNames(path)
    const text = new Set(names).size === names.length ? scripts.script(names) : undefined
    if (text === undefined) return c.text(`No block has an element of each of these names: ${names.join(', ')}.`, 404)
    const isThisBuild = c.req.param('build') === scripts.build
    const key = `${isThisBuild} ${names}`
    if (kept.size >= maxKept) kept.clear()
    const script = kept.get(key) ?? keepScript(text, isThisBuild)
    kept.set(key, script)
    return writePage(script, c.req.raw.headers)
  })
}

/** A page that was kept elsewhere since an earlier build gets this build's scripts, but nobody may take them for the earlier ones. */
function keepScript(text: string, isThisBuild: boolean): KeptPage {
  return keepPage({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': isThisBuild ? 'public, max-age=31536000, immutable' : browsersOnly,
    },
    body: compressText(text),
    reads: [],
    isKept: true,
  })
}
