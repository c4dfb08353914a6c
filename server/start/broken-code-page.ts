import { stripVTControlCharacters } from 'node:util'
import { html } from 'hono/html'

const look = 'body{margin:2rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#f6f6f4}pre{overflow-x:auto}'

/** In development, in the place of a page that the code can't make, or of every page while it can't be loaded; `words` say why. Vite's client in it loads the page again when a file changes. */
export async function brokenCodePage(title: string, words: string): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script type="module" src="/@vite/client"></script>
<style>${look}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Change what is wrong, and this page loads again.</p>
<pre tabindex="0">${words}</pre>
</main>
</body>
</html>
`
  return new Response(page, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

/** What was wrong, and where: a compiler draws the place into its message, everything else says it by its stack. */
export function wordsOf({ name, message, stack = '' }: Error): string {
  const words = stripVTControlCharacters(stack.includes(message) ? stack : `${name}: ${message}\n${stack}`)
  return words.replaceAll(/^ +at .*node_modules.*\n?/gm, '').trim()
}
