import type { ReactElement } from 'react'
import { type DrawLive, PageNodes } from './page-nodes.tsx'
import type { ScreenContent } from './payload.ts'
import { SiteContext } from './site/site-context.ts'

export interface ScreenProps {
  payload: ScreenContent
  drawLive: DrawLive
}

/** Everything in the document's body: the head and foot of the site around the page. The server and the browser draw the same. */
export function Screen({ payload, ...draw }: ScreenProps): ReactElement {
  return (
    <SiteContext value={payload.site}>
      <PageNodes nodes={payload.header} {...draw} />
      <main id="inhalt" tabIndex={-1}>
        <PageNodes nodes={payload.body} {...draw} />
      </main>
      <PageNodes nodes={payload.footer} {...draw} />
    </SiteContext>
  )
}
