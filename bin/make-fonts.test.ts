import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeFonts, readLicences } from './make-fonts.ts'

it('the fonts and their licences are what `npm run fonts` makes of their packages', async () => {
  const made = [...(await makeFonts()), ...(await readLicences())]
  expect(made).toHaveLength(8)
  const old = made
    .filter(([name, bytes]) => !bytes.equals(readFileSync(new URL(`../runtime/styles/fonts/${name}`, import.meta.url))))
    .map(([name]) => name)
  expect(old).toEqual([])
})
