import type { Flag } from '../management/flag-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { usePageUrls } from '../use-page-urls.ts'
import styles from './flags.module.css'
import { forcedAddress } from './forced-address.ts'

/** The pages that visitors see a test on, each with and without the new variant. */
export function FlagPages({ flag: { name, stories } }: { flag: Flag }) {
  const { space } = useStudio()
  const urls = usePageUrls(stories)
  const { flags: said } = useWords()
  if (stories.length === 0) return <p>{said.onNoPage}</p>
  return (
    <div>
      <span className={styles.label}>{said.onPages}</span>
      <ul className={styles.pages}>
        {stories.map((slug) => (
          <li key={slug} className={styles.row}>
            <span className={styles.slug}>/{slug}</span>
            {(['on', 'off'] as const).map((treatment) => (
              <a
                key={treatment}
                className={styles.way}
                href={forcedAddress(urls.get(slug) ?? new URL(slug, space.domain).href, { flag: name, treatment })}
                target="_blank"
                rel="noreferrer"
                aria-label={`${treatment === 'on' ? said.seeNew : said.seeOld}: /${slug}`}
              >
                {treatment === 'on' ? said.seeNew : said.seeOld}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
