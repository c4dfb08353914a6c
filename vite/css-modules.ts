import { basename } from 'node:path'
import type { CSSModulesOptions } from 'vite'

/** A block's folder is its name, so its classes are unique without a hash, and alike in every build. */
export const cssModules: CSSModulesOptions = {
  generateScopedName: (name, file) => `${basename(file).split('.')[0]}_${name}`,
}
