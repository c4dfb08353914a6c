import type { ReactNode } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './viewport-switch.module.css'
import { type Viewport, viewportWidths } from './viewports.ts'

export interface ViewportSwitchProps {
  viewport: Viewport
  onViewport(viewport: Viewport): void
  /** What else says how the page is looked at. */
  children?: ReactNode
}

/** At which width the page is looked at. Not there on a narrow screen, which has one. */
export function ViewportSwitch({ viewport, onViewport, children }: ViewportSwitchProps) {
  const words = useWords()
  return (
    <fieldset className={styles.viewports} aria-label={words.canvas}>
      {(Object.keys(viewportWidths) as Viewport[]).map((each) => (
        <Button
          key={each}
          look="icon"
          aria-label={words[each === 'full' ? 'fullWidth' : each]}
          aria-pressed={viewport === each}
          onPress={() => onViewport(each)}
        >
          <Icon name={each} />
        </Button>
      ))}
      {children}
    </fieldset>
  )
}
