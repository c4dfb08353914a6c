/** `npm run fonts`: cuts the fonts of runtime/styles/fonts from their packages. */
import { writeFileSync } from 'node:fs'
import { makeFonts, readLicences } from './make-fonts.ts'

const folder = new URL('../runtime/styles/fonts/', import.meta.url)
for (const [name, bytes] of [...(await makeFonts()), ...(await readLicences())]) {
  writeFileSync(new URL(name, folder), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
