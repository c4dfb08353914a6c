import { useId } from 'react'
import { FilePicture } from '../../fields/asset/asset-card.tsx'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Entry } from '../../ui/entry.tsx'
import { kindsFor, type OccasionBrand, type OccasionTables } from '../occasion-tables.ts'
import styles from '../occasion-wizard.module.css'
import type { StepProps } from './step-props.ts'

export interface OccasionStepProps extends StepProps {
  brands: readonly OccasionBrand[]
  tables: OccasionTables | undefined
  onOccasion(value: string): void
}

/** Of which brand, for which occasion, with which kinds of product. */
export function OccasionStep({ choice, change, wrong, brands, tables, onOccasion }: OccasionStepProps) {
  const words = useWords()
  const { occasion: said } = words
  const id = useId()
  const occasion = tables?.occasions.find(({ value }) => value === choice.occasion)
  const kinds = tables && occasion ? kindsFor(occasion, tables) : []
  return (
    <>
      <p className={styles.about}>{said.about}</p>
      <div className={styles.pair}>
        <Entry label={said.brand}>
          {(control) => (
            <select
              {...control}
              value={choice.brand}
              onChange={({ target }) => change({ brand: target.value, occasion: '', kinds: [], folder: undefined })}
            >
              {brands.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Entry>
        <Entry label={said.occasion} wrong={wrong.occasion}>
          {(control) => (
            <select {...control} value={choice.occasion} disabled={!tables} onChange={({ target }) => onOccasion(target.value)}>
              <option value="">{tables ? said.choose : words.loading}</option>
              {tables?.occasions.map(({ name, value }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Entry>
      </div>
      {kinds.length > 0 && (
        <fieldset className={styles.group} aria-describedby={wrong.kinds && `${id}-wrong`}>
          <legend>{said.kinds}</legend>
          <div className={styles.all}>
            <Button look="plain" onPress={() => change({ kinds: kinds.map(({ value }) => value) })}>
              {said.allKinds}
            </Button>
            <Button look="plain" onPress={() => change({ kinds: [] })}>
              {said.noKinds}
            </Button>
          </div>
          <div className={styles.kinds}>
            {kinds.map(({ name, value, said: facts }) => (
              <label key={value} className={styles.kind}>
                <input
                  type="checkbox"
                  checked={choice.kinds.includes(value)}
                  aria-invalid={wrong.kinds !== undefined}
                  onChange={({ target }) =>
                    change({ kinds: target.checked ? [...choice.kinds, value] : choice.kinds.filter((other) => other !== value) })
                  }
                />
                {facts.bild && <FilePicture filename={facts.bild} />}
                <span>{name}</span>
              </label>
            ))}
          </div>
          {wrong.kinds && (
            <p id={`${id}-wrong`} className={styles.wrong}>
              {wrong.kinds}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}
