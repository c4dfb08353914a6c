/** Which of the built files a start reads before it serves (decision 23). */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const program = 'dist/server/main.mjs'
const code = (file: string) => readFileSync(file, 'utf8')
const importsOf = (file: string) => [...code(file).matchAll(/^import .*?"([^"]+)";$/gm)].map(([, path = '']) => path)

/** The file and all it imports, before it begins. */
function readWith(file: string): Set<string> {
  const files = new Set([file])
  for (const each of files) for (const path of importsOf(each)) files.add(path.startsWith('.') ? join(dirname(each), path) : path)
  return files
}

it('a start finds out about the compile cache first, and then reads a handful of files and nothing else', () => {
  const before = readWith(program)
  expect([...before].reduce((sum, file) => sum + code(file).length, 0)).toBeLessThan(4_000)
  const serve = /import\("(.+?)"\)\)\.serve\(/.exec(code(program))?.[1] ?? ''
  const files = [...readWith(join(dirname(program), serve))]
  expect(files.length).toBeLessThanOrEqual(6)
  // An import of Node's own modules evaluates all they export.
  expect(files.filter((file) => !file.startsWith('dist/server/chunks/'))).toEqual([])
})
