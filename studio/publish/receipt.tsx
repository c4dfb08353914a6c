import { useEditor } from '../editor/editor-context.ts'
import type { Story } from '../management/answers.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { usePageUrls } from '../use-page-urls.ts'
import styles from './publish-sheet.module.css'
import type { Seen } from './served-page.ts'

export interface ReceiptProps {
  /** Since the click. */
  seen: Seen
  stories: readonly Story[]
}

/** Where to see what is live now, and how long it took, or that the shop can't show it. */
export function Receipt({ seen: { ms, failure }, stories }: ReceiptProps) {
  const { space } = useStudio()
  const { words, locale } = useSpoken()
  const { language } = useEditor()
  const urls = usePageUrls(
    stories.map(({ full_slug }) => full_slug),
    language,
  )
  return (
    <>
      {failure !== undefined && <p role="alert">{words.publishing.shopFails(failure)}</p>}
      {failure === undefined && <p>{ms === undefined ? words.liveUnknown : words.liveAfter(Math.round(ms).toLocaleString(locale))}</p>}
      <ul className={styles.names}>
        {stories.map(({ id, name, full_slug }) => (
          <li key={id}>
            <a href={urls.get(full_slug) ?? new URL(full_slug, space.domain).href} target="_blank" rel="noreferrer">
              {stories.length > 1 ? name : words.view}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
