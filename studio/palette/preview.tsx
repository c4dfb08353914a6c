import type { ModelComponent } from '../model/component-model.ts'
import styles from './palette.module.css'
import type { Turn } from './use-turns.ts'

interface PreviewProps {
  component: ModelComponent
  /** The folder of a brand. */
  folder: string
  turn: Turn
}

/** The block's own example, drawn by the real block, small; as the brand draws it whose folder the story is in. */
export function Preview({ component, folder, turn }: PreviewProps) {
  return (
    <span className={styles.preview} aria-hidden="true">
      {turn.hasCome && (
        <iframe
          src={`/_blocks/${encodeURIComponent(folder)}/${component.name}`}
          title={component.label}
          loading="lazy"
          tabIndex={-1}
          onLoad={turn.onDone}
        />
      )}
    </span>
  )
}
