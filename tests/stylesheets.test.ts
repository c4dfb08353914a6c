import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const importOfSheet = /import (\w+) from '(\S+\.module\.css)'/g

/** Classes that a component takes from its stylesheets and that these lack. */
function missingIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(importOfSheet)].flatMap(([statement, name, sheet = '']) => {
    const classes = new Set<string>(readFileSync(join(dirname(file), sheet), 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*/g))
    const used = source.replace(statement, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
    return [...used].flatMap(([, used = '']) => (classes.has(used) || used === 'module' ? [] : [`${file} takes ${used} from ${sheet}`]))
  })
}

it('no component names a class that its stylesheet lacks', () => {
  const components = globSync('{blocks,runtime,studio,server}/**/*.tsx').filter((file) => !file.includes('.test.'))
  expect(components.length).toBeGreaterThan(100)
  expect(components.flatMap(missingIn)).toEqual([])
})
