import type { Flag } from '../management/flag-calls.ts'
import { useWords } from '../studio-context.ts'
import styles from './flags.module.css'
import { ShareSlider } from './share-slider.tsx'
import { useShare } from './use-share.ts'

/** The share of a test, which is saved when it is let go of. */
export function FlagShare({ flag, onSaved }: { flag: Flag; onSaved(flag: Flag): void }) {
  const words = useWords()
  const { share, save, problem, change, settle } = useShare(flag, onSaved)
  return (
    <div>
      <ShareSlider share={share} onChange={change} onSettle={settle}>
        <p className={styles.save} data-save={save} role="status">
          {save && words[save]}
        </p>
      </ShareSlider>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
