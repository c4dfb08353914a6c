/** `npm run catalogue`: writes content/catalogue/catalogue.json from what draws and names the designs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { makeCatalogue } from '../content/catalogue/catalogue.ts'

const file = new URL('../content/catalogue/catalogue.json', import.meta.url)
const catalogue = makeCatalogue(JSON.parse(readFileSync(file, 'utf8')).designs)
// One line a design, so that a change shows which.
const lines = (things: object[]) => things.map((thing) => JSON.stringify(thing)).join(',\n')
const { filterNames, designs, photobooks } = catalogue
writeFileSync(
  file,
  `{"filterNames":${JSON.stringify(filterNames)},\n"designs":[\n${lines(designs)}\n],\n"photobooks":{"categories":${JSON.stringify(photobooks.categories)},"sets":[\n${lines(photobooks.sets)}\n]}}\n`,
)
console.log(`${catalogue.designs.length} designs written to content/catalogue/catalogue.json`)
