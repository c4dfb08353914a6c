import type { FindProblems } from '../content/management/environment.ts'

/** The blocks as the sources have them now; no build is needed. Their components are JSX with stylesheets, which Vite understands and Node does not. */
export async function openBlocks(root: string): Promise<{ findProblems: FindProblems; close(): Promise<void> }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    mode: 'test',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { findBlockProblems } = (await vite.ssrLoadModule(
    '/server/content-command/find-block-problems.ts',
  )) as typeof import('./find-block-problems.ts')
  return { findProblems: findBlockProblems, close: () => vite.close() }
}
