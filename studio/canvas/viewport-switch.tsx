import type { ReactNode } from 'react'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './viewport-switch.module.css'
import { freeWidths, readWidth, type Viewport, viewportWidths } from './viewports.ts'

export interface ViewportSwitchProps {
  viewport: Viewport
  onViewport(viewport: Viewport): void
  /** What else says how the page is looked at. */
  children?: ReactNode
}

const names = Object.keys(viewportWidths) as (keyof typeof viewportWidths)[]

/** At which width the page is looked at, by name or by number. Not there on a narrow screen, which has one. */
export function ViewportSwitch({ viewport, onViewport, children }: ViewportSwitchProps) {
  const words = useWords()
  const take = ({ value }: HTMLInputElement) => {
    const width = readWidth(value)
    if (width !== viewport) onViewport(width)
  }
  return (
    <fieldset className={styles.viewports} aria-label={words.canvas}>
      {names.map((name) => (
        <Button
          key={name}
          look="icon"
          aria-label={words[name === 'full' ? 'fullWidth' : name]}
          aria-pressed={viewport === viewportWidths[name]}
          onPress={() => onViewport(viewportWidths[name])}
        >
          <Icon name={name} />
        </Button>
      ))}
      <input
        key={viewport}
        type="number"
        min={freeWidths.least}
        max={freeWidths.most}
        className={styles.width}
        aria-label={words.widthInPixels}
        title={words.widthInPixels}
        placeholder="–"
        defaultValue={viewport}
        onBlur={({ target }) => take(target)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
      />
      {children}
    </fieldset>
  )
}
