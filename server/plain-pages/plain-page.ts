import { html } from 'hono/html'

type Html = ReturnType<typeof html>

export interface PlainPage {
  title: string
  /** What the space is called. */
  space: string
  /** Under the title. */
  about?: Html | string
  main: Html
  /** The address of a script; the page is whole without it. */
  script?: string
}

/** They show what is of people and not published: nobody keeps them, and they can be framed by none. */
export const plainPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
}

export const plainPageStyleAddress = '/plain-page.css'

/** A page of the studio that is read and no more: drawn here, in a look of its own, without the studio's program. */
export function plainPage({ title, space, about, main, script }: PlainPage): Html {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · ${space}</title>
<link rel="icon" href="/favicon-anlass.svg" type="image/svg+xml">
<link rel="stylesheet" href="${plainPageStyleAddress}">
${script ? html`<script type="module" src="${script}"></script>` : ''}
</head>
<body>
<header>
<p><a href="/">Zum Studio</a></p>
<h1>${title}</h1>
${about ? html`<p>${about}</p>` : ''}
</header>
<main>${main}</main>
</body>
</html>`
}

/** For whoever may not see a page: says who may. */
export const refusalPage = (title: string, space: string, who: string): Html => plainPage({ title, space, main: html`<p>${who}</p>` })
