/** `npm run catalogue`: writes content/catalogue/catalogue.json from what draws and names the designs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { makeCatalogue } from '../content/catalogue/catalogue.ts'

const file = new URL('../content/catalogue/catalogue.json', import.meta.url)
const catalogue = makeCatalogue(JSON.parse(readFileSync(file, 'utf8')).designs)
// One line a design, so that a change shows which.
const designs = catalogue.designs.map((design) => JSON.stringify(design)).join(',\n')
writeFileSync(file, `{"filterNames":${JSON.stringify(catalogue.filterNames)},\n"designs":[\n${designs}\n]}\n`)
console.log(`${catalogue.designs.length} designs written to content/catalogue/catalogue.json`)
