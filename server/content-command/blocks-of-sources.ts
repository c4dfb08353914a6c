import type { FindProblems } from '../content/management/environment.ts'

export interface BlocksOfSources {
  findProblems: FindProblems
  /** Fields that hold something and are shown nowhere. */
  findUnshown: FindProblems
  close(): Promise<void>
}

/** The blocks as the sources have them now; no build is needed. Their components are JSX with stylesheets, which Vite understands and Node does not. */
export async function openBlocks(root: string): Promise<BlocksOfSources> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    mode: 'test',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { findBlockProblems, findUnshownFields } = (await vite.ssrLoadModule(
    '/server/content-command/find-block-problems.ts',
  )) as typeof import('./find-block-problems.ts')
  return { findProblems: findBlockProblems, findUnshown: findUnshownFields, close: () => vite.close() }
}
