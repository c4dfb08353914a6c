import { useState } from 'react'
import { PageComparison } from '../canvas/page-comparison.tsx'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { changedLanguages } from '../model/changed-languages.ts'
import { changesBetween } from '../model/changes.ts'
import { languageName } from '../model/language-name.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './publish-sheet.module.css'
import type { Published } from './use-published.ts'

/** What of this story goes live: in words, in which languages, and rendered before and after. */
export function GoesLive({ published, onWide }: { published: Published; onWide(isWide: boolean): void }) {
  const { space } = useStudio()
  const { session } = useEditor()
  const { words, locale } = useSpoken()
  const { story, content } = useSessionState(session)
  const [isRendered, setRendered] = useState(false)
  const before = typeof published === 'object' ? published : undefined
  const languages = before ? changedLanguages(changesBetween(before, content)) : []
  const names = languages.map((ending) => languageName(ending, space.languages))

  return (
    <section className={styles.part}>
      <h3>{words.goesLive}</h3>
      <p className={styles.story}>
        {story.name} <span>/{story.full_slug}</span>
      </p>
      {published === 'asking' && <p>{words.loading}</p>}
      {published === 'none' && <p>{story.first_published_at ? words.publishing.appearsAgain : words.firstTime}</p>}
      {published === 'unknown' && <p>{words.publishing.publishedUnknown}</p>}
      {before && (
        <>
          <ChangeList
            before={before}
            after={content}
            nothing={story.unpublished_changes ? words.publishing.onlyName : words.nothingChanged}
          />
          {names.length > 0 && <p>{words.publishing.languages(new Intl.ListFormat(locale).format(names))}</p>}
          <div className={styles.actions}>
            <Button
              aria-expanded={isRendered}
              onPress={() => {
                setRendered(!isRendered)
                onWide(false)
              }}
            >
              {isRendered ? words.publishing.hideRendered : words.publishing.showRendered}
            </Button>
          </div>
          {isRendered && (
            <PageComparison
              story={story}
              before={{ label: words.before, content: before }}
              after={{ label: words.after, content }}
              onWide={onWide}
            />
          )}
        </>
      )}
    </section>
  )
}
