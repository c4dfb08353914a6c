import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/**
 * Builds a program of bench/inside, which takes the product's own parts apart, and runs it: from sources it could not, for the
 * blocks are JSX with stylesheets. Answers what it prints, which is JSON.
 */
export async function runInside(name: string, more: string[] = []): Promise<unknown> {
  const outDir = fileURLToPath(new URL('../dist/bench', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: `bench/inside/${name}`,
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  const output = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...more, `${outDir}/${name.replace(/\.tsx?$/, '.mjs')}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    },
  )
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
