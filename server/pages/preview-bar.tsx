import { renderToStaticMarkup } from 'react-dom/server'
import { madeOnce } from '../../runtime/made-once.ts'
import { previewParameter } from '../../runtime/preview-parameter.ts'
import { languageOf } from '../../runtime/site/content-language.ts'
import type { Site } from '../../runtime/site/site.ts'
import type { PreviewLink } from '../content/preview-link.ts'
import type { DocumentParts } from './document-parts.ts'

export interface ShownPreview {
  link: PreviewLink
  /** Whether this page shows what the link is for; else it is as it is published. */
  isShown: boolean
  /** Inside the site. */
  path: string
  /** Where a studio is that may have it in a frame. */
  editorOrigins: readonly string[]
}

/**
 * Says that a page is a preview, of what, and until when its link is good. Its script lets a preview of the whole shop go on
 * when a link is followed; a preview of one story ends there.
 */
export function renderPreviewBar(
  { link, isShown, path, editorOrigins }: ShownPreview,
  site: Site,
  { messages, assets }: DocumentParts,
): string {
  const until = messages('preview.until', { time: germanTime(new Date(link.until * 1000)) })
  const kind = link.isDraft ? 'draft' : link.release === undefined ? 'at' : link.at === undefined ? 'release' : 'releaseAt'
  const said = isShown ? messages(`preview.${kind}`, { time: link.at ? germanTime(new Date(link.at)) : '' }) : messages('preview.published')
  const shops = link.story === undefined ? [site.origin, new URL(site.otherBrand.href, site.origin).origin].join(' ') : ''
  return renderToStaticMarkup(
    <>
      <aside
        style={{
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 100,
          padding: '0.5rem 1rem',
          color: '#fff',
          background: '#211d1a',
          font: '400 0.875rem/1.4 system-ui, sans-serif',
          textAlign: 'center',
        }}
      >
        <strong>{said}</strong> {until}
      </aside>
      <script
        type="module"
        src={assets.previewScript}
        data-parameter={previewParameter}
        data-shops={shops}
        data-editors={editorOrigins.join(' ')}
        data-path={`${site.channel}${path}`}
        data-language={languageOf(site.locale) ?? ''}
      />
    </>,
  )
}

const time = madeOnce(() => new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long', timeStyle: 'short' }))

/** `24. Dezember 2026, 08:00` */
const germanTime = (instant: Date) => time().format(instant).replace(' um ', ', ')
