import { useSpoken } from '../studio-context.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './shortcut-list.module.css'
import { isMac, type Shortcut, wordKeys } from './shortcuts.ts'

export function ShortcutList({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose(): void }) {
  const { words, preferences } = useSpoken()
  const spell = (keys: string) => wordKeys(keys, { mac: isMac(), language: preferences.language })
  return (
    <Dialog title={words.shortcuts} isOpen onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ id, label, keys }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {keys.map((each) => (
                <kbd key={each}>{spell(each)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
