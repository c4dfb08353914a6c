import * as blocks from '../../registry.ts'
import { createRegistry } from '../../runtime/registry.ts'
import type { Flags } from '../flags/flags.ts'
import { demandBlockFiles } from '../pages/block-files.ts'
import type { PageScripts } from '../pages/built-scripts.ts'
import { localRenderer } from '../pages/local-renderer.ts'
import type { PageAssets } from '../pages/page-assets.ts'
import { developmentStudioFiles } from '../studio-app.ts'
import { createPrograms, type Systems } from './programs.ts'

export interface DevelopmentParts {
  assets: PageAssets & PageScripts
  flags: Flags
  /** Hears what kept a page from being made, when it was not its content. */
  onPageFailure?(error: unknown): void
}

/** The programs with everything in this thread, so that a change of a source reaches all of it. Throws where a block's files are not where its name says. */
export function developmentPrograms(systems: Systems, { assets, flags, onPageFailure }: DevelopmentParts) {
  demandBlockFiles(createRegistry(blocks).blocks)
  return createPrograms(systems, {
    renderer: localRenderer({ ...systems, ...(onPageFailure && { onPageFailure }) }, assets),
    scripts: assets,
    flags: async () => flags,
    studioFiles: async () => developmentStudioFiles,
  })
}
