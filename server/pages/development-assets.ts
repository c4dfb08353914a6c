import { globSync } from 'node:fs'
import { renderPage } from 'vike/server'
import { firstScript, restScript, scriptAddress } from '../../runtime/script-address.ts'
import type { PageScripts } from './built-scripts.ts'
import { cutFrame } from './frame.ts'
import { blockElement, blockStyles, type PageAssets, sharedStyles } from './page-assets.ts'

const build = 'development'

/** The sources themselves, as Vite's development server serves them. */
export function developmentAssets(): PageAssets & PageScripts {
  return {
    build,
    async frame() {
      const { httpResponse } = await renderPage({ urlOriginal: '/' })
      if (httpResponse?.statusCode !== 200) throw new Error('The document frame could not be drawn: see the messages above.')
      return cutFrame(httpResponse.body)
    },
    styles: (channel, folders) =>
      [...sharedStyles(channel), ...globSync('runtime/ui/*.module.css'), ...globSync([...folders].map(blockStyles))].map(
        (file) => `/${file}`,
      ),
    css: () => undefined,
    inlineScript: () => undefined,
    elements: (folders) => [...folders].map((folder) => scriptAddress(build, [folder])),
    script: (names) => names.map((name) => `import '/${sourceOf(name)}'`).join('\n'),
    draftScript: '/browser/draft.tsx',
    previewScript: '/browser/follow-preview.ts',
    fonts: () => [],
  }
}

const sourceOf = (name: string) => (name === firstScript || name === restScript ? `browser/${name}.ts` : blockElement(name))
