import { existsSync } from 'node:fs'
import type { Block } from '../../runtime/define-block.ts'
import { blockElement } from './page-assets.ts'

/**
 * A block's stylesheet, element and script are found by its component's name. Throws an error that says which block has its files
 * elsewhere, or an element that is not announced or not there. (Decision 1)
 */
export function demandBlockFiles(blocks: readonly Block[]): void {
  for (const { component, folder, hasElement } of blocks) {
    const definition = `blocks/${folder}/${folder}.block.ts`
    if (!existsSync(definition))
      throw new Error(`There is no ${definition}: the component ${component} must be in a folder of its name, with "-" for "_".`)
    const element = blockElement(folder)
    if (hasElement && !existsSync(element)) throw new Error(`There is no ${element}, though ${definition} says hasElement.`)
    if (!hasElement && existsSync(element)) throw new Error(`${definition} must say hasElement: true for ${element} to be loaded.`)
  }
}
