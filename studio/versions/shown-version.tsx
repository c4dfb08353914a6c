import { useState } from 'react'
import { PageComparison } from '../canvas/page-comparison.tsx'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import type { Version } from '../management/answers.ts'
import { ChangeList } from '../publish/change-list.tsx'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import tabStyles from '../ui/tabs.module.css'
import styles from './versions.module.css'

export interface ShownVersionProps {
  version: Version
  name: string
  onRestore(): void
  onWide(isWide: boolean): void
}

/** One version beside what is now: its fields, or both as rendered pages. */
export function ShownVersion({ version: { content: was }, name, onRestore, onWide }: ShownVersionProps) {
  const { session } = useEditor()
  const words = useWords()
  const { story, content } = useSessionState(session)
  const [view, setView] = useState<'fields' | 'rendered'>('fields')
  if (!was) return <p>{words.publishing.unknownContent}</p>
  const show = (next: typeof view) => {
    setView(next)
    onWide(false)
  }
  return (
    <div className={styles.shown}>
      <div className={styles.head}>
        <fieldset className={tabStyles.tabs} aria-label={words.publishing.versionView}>
          <button type="button" aria-pressed={view === 'fields'} onClick={() => show('fields')}>
            {words.publishing.versionFields}
          </button>
          <button type="button" aria-pressed={view === 'rendered'} onClick={() => show('rendered')}>
            {words.publishing.versionRendered}
          </button>
        </fieldset>
        <Button onPress={onRestore}>{words.restore}</Button>
      </div>
      {view === 'fields' && <ChangeList before={was} after={content} nothing={words.noDifference} />}
      {view === 'rendered' && (
        <PageComparison
          story={story}
          before={{ label: name, content: was }}
          after={{ label: words.publishing.versionNow, content }}
          onWide={onWide}
        />
      )}
    </div>
  )
}
