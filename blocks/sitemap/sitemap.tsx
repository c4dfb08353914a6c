import type { BlockProps } from '../../runtime/define-block.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import type { PageLink } from '../../runtime/page-reader.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import styles from './sitemap.module.css'
import type { SitemapBlok } from './sitemap.schema.ts'
import { groupName, sitemapGroups } from './sitemap-groups.ts'

/** Every page of the site (R2.02), by folder. */
export function Sitemap({ blok, data: links, editable }: BlockProps<SitemapBlok, PageLink[]>) {
  const site = useSite()
  const message = useMessages()
  const Group = blok.headline ? 'h3' : 'h2'
  return (
    <section className={styles.sitemap} {...editable}>
      {blok.headline && <h2 className={styles.headline}>{blok.headline}</h2>}
      <div>
        {sitemapGroups(links, site.locale).map((group) => (
          <div key={group.segment} className={styles.group}>
            <Group className={styles.name}>
              {group.page ? (
                <a href={storyHref(group.page.slug, site)}>{group.page.name}</a>
              ) : group.segment ? (
                groupName(group)
              ) : (
                message('sitemap.single')
              )}
            </Group>
            <ul className={styles.pages}>
              {group.pages.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={storyHref(slug, site)}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
