import { renderRichText, type SbRichTextDoc } from '@storyblok/richtext'
import type { ReactElement } from 'react'
import type { Link } from '../../schemas/fields/multilink.ts'
import type { RichText as RichTextDocument, RichTextMark, RichTextNode } from '../../schemas/fields/richtext.ts'
import { linkTarget } from '../site/link-target.ts'
import type { Site } from '../site/site.ts'
import { useSite } from '../site/site-context.ts'
import styles from './rich-text.module.css'

/** Formatted text (R3.25), drawn by the vendor's own renderer, with links as this site writes them. */
export function RichText({ document }: { document: RichTextDocument }): ReactElement {
  const site = useSite()
  // The vendor's type lists every node by name; the schema has let through only what its renderer escapes.
  const html = renderRichText(resolveLinks(document, site) as SbRichTextDoc)
  // The renderer escapes text; the schema has refused unsafe addresses and attributes.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

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
