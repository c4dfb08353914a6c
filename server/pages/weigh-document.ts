import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { DocumentWeight } from '../../runtime/page-weight.ts'

const brotli = promisify(brotliCompress)

/** Bytes of a text as it is sent. */
export const compressedSize = async (text: string): Promise<number> => (await brotli(text)).length

/** What a document weighs with all that stands in it. */
export async function weighDocument(html: string): Promise<DocumentWeight> {
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text).join('')
  const [bare, css, script] = await Promise.all([
    compressedSize(withoutStyleAndScript(html)),
    compressedSize(texts(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    compressedSize(texts(/<script data-build[^>]*>([\s\S]*?)<\/script>/g)),
  ])
  return { html: bare, css, script, data: texts(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g).length }
}

/** The page's own script may stand anywhere in it. */
export const withoutStyleAndScript = (html: string) => html.replace(styleOrScript, '')

const styleOrScript = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)|(?<=<script data-build[^>]*>)[\s\S]*?(?=<\/script>)/g
