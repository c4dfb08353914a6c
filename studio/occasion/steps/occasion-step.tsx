import { useId } from 'react'
import { FilePicture } from '../../fields/asset/asset-card.tsx'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Entry } from '../../ui/entry.tsx'
import { artsFor, type OccasionBrand, type OccasionTables } from '../occasion-tables.ts'
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
  const arts = tables && occasion ? artsFor(occasion, tables) : []
  return (
    <>
      <p className={styles.about}>{said.about}</p>
      <div className={styles.pair}>
        <Entry label={said.brand}>
          {(control) => (
            <select
              {...control}
              value={choice.brand}
              onChange={({ target }) => change({ brand: target.value, occasion: '', arts: [], folder: undefined })}
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
      {arts.length > 0 && (
        <fieldset className={styles.group} aria-describedby={wrong.arts && `${id}-wrong`}>
          <legend>{said.arts}</legend>
          <div className={styles.all}>
            <Button look="plain" onPress={() => change({ arts: arts.map(({ value }) => value) })}>
              {said.allArts}
            </Button>
            <Button look="plain" onPress={() => change({ arts: [] })}>
              {said.noArts}
            </Button>
          </div>
          <div className={styles.arts}>
            {arts.map(({ name, value, said: facts }) => (
              <label key={value} className={styles.art}>
                <input
                  type="checkbox"
                  checked={choice.arts.includes(value)}
                  aria-invalid={wrong.arts !== undefined}
                  onChange={({ target }) =>
                    change({ arts: target.checked ? [...choice.arts, value] : choice.arts.filter((other) => other !== value) })
                  }
                />
                {facts.bild && <FilePicture filename={facts.bild} />}
                <span>{name}</span>
              </label>
            ))}
          </div>
          {wrong.arts && (
            <p id={`${id}-wrong`} className={styles.wrong}>
              {wrong.arts}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}
