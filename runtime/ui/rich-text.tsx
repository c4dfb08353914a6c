import { attrsToHtmlString, renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import type { ReactElement } from 'react'
import type { Link } from '../../schemas/fields/multilink.ts'
import type { RichText as RichTextDocument, RichTextMark, RichTextNode } from '../../schemas/fields/richtext.ts'
import { useMessages } from '../messages/messages.ts'
import { linkTarget } from '../site/link-target.ts'
import type { Site } from '../site/site.ts'
import { useSite } from '../site/site-context.ts'
import styles from './rich-text.module.css'

/** A table of more is wider than a phone: it is scrolled by itself, also by keyboard. */
const mostColumns = 3

/** Formatted text (R3.25), drawn by the vendor's own renderer, with links as this site writes them. */
export function RichText({ document }: { document: RichTextDocument }): ReactElement {
  const site = useSite()
  const message = useMessages()
  const renderTable = (table: RichTextNode) => {
    const html = renderRichText({ type: 'doc', content: [table] } as SbRichTextDoc)
    const [head, ...rows] = (table.content ?? []).map(({ content }) => content ?? [])
    if (![head, ...rows].some((cells = []) => cells.length > mostColumns)) return html
    const name = message('table.wide', { columns: (head ?? []).map(wordsOf).join(', ') })
    return `<div class="${styles.wide}"${attrsToHtmlString({ role: 'region', 'aria-label': name, tabindex: 0 })}>${html}</div>`
  }
  // The vendor's type lists every node by name; the schema has let through only what its renderer escapes.
  const html = renderRichText(resolveLinks(document, site) as SbRichTextDoc, {
    renderers: { table: (table) => renderTable(table as RichTextNode) },
  })
  // The renderer escapes text; the schema has refused unsafe addresses and attributes.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

const wordsOf = ({ text, content }: RichTextNode): string => text ?? (content ?? []).map(wordsOf).join('')

function resolveLinks<Node extends RichTextNode | RichTextDocument>(node: Node, site: Site): Node {
  return {
    ...node,
    ...('marks' in node && node.marks && { marks: node.marks.map((mark) => (mark.type === 'link' ? resolveLink(mark, site) : mark)) }),
    ...(node.content && { content: node.content.map((child) => resolveLinks(child, site)) }),
  }
}

interface LinkAttributes {
  href?: string | null
  uuid?: string | null
  anchor?: string | null
  target?: string | null
  linktype?: Link['kind'] | null
  custom?: Record<string, string> | null
  story?: { full_slug?: string } | null
}

/** Leaves the renderer a plain address: what kind of link it was is in `href`, `rel` and `target` by now. */
function resolveLink(mark: RichTextMark, site: Site): RichTextMark {
  const attrs: LinkAttributes = mark.attrs ?? {}
  const kind = attrs.linktype ?? 'url'
  const { href, rel, target } = linkTarget(
    {
      kind,
      to: (kind === 'story' && attrs.story?.full_slug) || attrs.href?.replace(kind === 'email' ? /^mailto:/ : '', '') || '',
      anchor: attrs.anchor ?? '',
      uuid: attrs.uuid ?? undefined,
      newTab: attrs.target === '_blank',
      title: '',
    },
    site,
  )
  return { type: 'link', attrs: { href, linktype: 'url', ...(target && { target }), custom: { ...attrs.custom, ...(rel && { rel }) } } }
}
