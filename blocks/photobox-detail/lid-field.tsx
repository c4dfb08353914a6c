import { useId } from 'react'
import choiceStyles from '../../runtime/ui/choice-field.module.css'
import { LidSwatch } from '../../runtime/ui/photo-box.tsx'
import type { PhotoboxData } from '../../schemas/photoboxes/photobox.ts'
import styles from './photobox-detail.module.css'

interface LidFieldProps {
  label: string
  designs: PhotoboxData['designs']
  chosen: string
  onChoose: (design: string) => void
}

/** One of the lids, each seen as it is printed. */
export function LidField({ label, designs, chosen, onChoose }: LidFieldProps) {
  const id = useId()
  return (
    <fieldset className={choiceStyles.field}>
      <legend className={choiceStyles.legend}>{label}</legend>
      <p className={choiceStyles.hint} aria-hidden="true">
        {designs.find(({ design }) => design === chosen)?.name}
      </p>
      <div className={styles.lids}>
        {designs.map((lid) => (
          <label key={lid.design} className={styles.lid}>
            <input
              type="radio"
              name={id}
              value={lid.design}
              checked={lid.design === chosen}
              onChange={() => onChoose(lid.design)}
              aria-label={lid.name}
            />
            <LidSwatch lid={lid} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
