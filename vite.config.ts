import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import reactPlugin from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vitest/config'
import { blockComponentsPlugin } from './vite/block-components-plugin.ts'
import { builtinModulesPlugin } from './vite/builtin-modules-plugin.ts'
import { codeVersionPlugin } from './vite/code-version-plugin.ts'
import { compressPlugin } from './vite/compress-plugin.ts'
import { draftScriptPlugin } from './vite/draft-script-plugin.ts'
import { scriptsPlugin } from './vite/scripts-plugin.ts'
import { startChunksPlugin } from './vite/start-chunks-plugin.ts'
import { studioChunksPlugin } from './vite/studio-chunks-plugin.ts'
import { stylesPlugin } from './vite/styles-plugin.ts'
import { unusedComponentsPlugin } from './vite/unused-components-plugin.ts'

/** Every stylesheet is a file of its own, so that a page gets those of its blocks and no others. */
const stylesheets = globSync(['blocks/*/*.module.css', 'runtime/ui/*.module.css', 'runtime/styles/*.css', 'runtime/styles/brands/*.css'])

const notOurs = ['node_modules', 'dist', 'data']

const onPostgres = [
  'server/content/**/*.test.ts',
  'server/content-command/**/*.test.ts',
  'server/accounts/**/*.test.ts',
  'server/flags/embedded/**/*.test.ts',
  'tests/faults/two-editors.test.ts',
  'tests/faults/two-writers.test.ts',
  'tests/look-ahead.test.ts',
  'tests/page-cache/**/*.test.ts',
  'tests/pages/**/*.test.ts',
]

/**
 * What at least three blocks share that live is put together until it is as large, in bytes as written: left to itself a build
 * makes a file of each piece, and the page of a product asked for twenty, whose words are compressed apart. The more is put
 * together, the more of it comes with the app, too.
 */
const sharedPieces = {
  name: 'pieces',
  test: /\/(?:runtime|schemas)\/[^?]*\.tsx?$/,
  minShareCount: 3,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_000,
}

/** Together before the rest is: what every product's page has would else be cut by which of them each piece is in. */
const productPieces = {
  name: 'product',
  test: /\/runtime\/ui\/(?:option-field|select-field|configurator-link|product-detail)\.tsx$/,
  priority: 1,
  minShareCount: 3,
  entriesAware: true,
  entriesAwareMergeThreshold: 3_000,
}

/** Whose page it is: the app and nearly every block that lives want it, and it comes once. */
const sitePieces = {
  name: 'site',
  test: /\/runtime\/(?:site\/(?:site-context|link-target)|messages\/messages)\.ts$/,
  priority: 2,
}

/** Whoever wants one of these wants all, and what Vite adds to import a block. */
const react = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\/|^\0vite\/preload-helper/,
  priority: 3,
}

export default defineConfig(({ command, mode }) => ({
  plugins:
    mode === 'test'
      ? [reactPlugin()]
      : [
          reactPlugin(),
          vike(),
          blockComponentsPlugin(),
          unusedComponentsPlugin(),
          scriptsPlugin(),
          draftScriptPlugin(),
          stylesPlugin(),
          studioChunksPlugin(),
          startChunksPlugin(),
          builtinModulesPlugin(),
          codeVersionPlugin(),
          compressPlugin(),
        ],
  css: {
    modules: {
      // A block's folder is its name, so its classes are unique without a hash, and alike in every build.
      generateScopedName: (name, file) => `${basename(file).split('.')[0]}_${name}`,
    },
  },
  // Found before a browser asks for them: what is found late reloads the page.
  optimizeDeps: { entries: ['browser/app.tsx', 'browser/draft.tsx', 'studio/start-studio.tsx'] },
  build: {
    manifest: true,
    cssCodeSplit: true,
    target: 'es2022',
    // The largest is axe, which a page in the editor loads to be examined; tests/budgets.test.ts holds what shoppers load.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: Object.fromEntries(
            [...stylesheets, 'browser/app.tsx', 'browser/follow-preview.ts', 'studio/start-studio.tsx'].map((file) => [file, file]),
          ),
          // The first script imports the app by its address.
          preserveEntrySignatures: 'exports-only',
          output: {
            // Their names stand in every page's script.
            chunkFileNames: 'assets/chunks/[hash:7].js',
            codeSplitting: { groups: [react, sitePieces, productPieces, sharedPieces] },
          },
          // A name alone is no file to ask for.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
    ssr: {
      // A package with two builds in it is then bundled with one.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      // A start reads a few files instead of hundreds. Sources are run with the packages as they are.
      resolve: { noExternal: command === 'build' ? true : [], external: ['sharp', 'opentype.js', 'vike', '@splitsoftware/splitio'] },
      build: {
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            'render-thread': 'server/pages/render-thread.ts',
            'image-process': 'server/images/image-process.ts',
          },
        },
      },
    },
  },
  test: {
    // As the sources name it; a shop that is built, or started from the sources, has its own.
    alias: [{ find: './password-cost.ts', replacement: fileURLToPath(new URL('tests/cheap-password-cost.ts', import.meta.url)) }],
    projects: [
      // Of one room each. What a file imports is there for the next one, too: to read it anew would take a third of their time.
      {
        extends: true,
        test: { name: 'rooms', include: ['**/*.test.ts', '**/*.test.tsx'], exclude: [...notOurs, 'tests/**'], isolate: false },
      },
      { extends: true, test: { name: 'crossing', include: ['tests/**/*.test.ts'] } },
      // What reads or writes the database, once more on PostgreSQL; but not the test of SQLite's own plans.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          exclude: ['**/select-stories.test.ts'],
          globalSetup: 'tests/on-postgres.ts',
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    css: { include: /.+/ },
    // What waits for a browser or a started shop leaves its core to another: three at a time keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A machine that has much to do is slow, not wrong.
    expect: { poll: { timeout: 12_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
}))
