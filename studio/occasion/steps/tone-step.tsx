import type { DatasourceRow } from '../../management/datasource-calls.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import type { Facts } from '../../templates/fill-template.ts'
import { Entry } from '../../ui/entry.tsx'
import type { OccasionTables } from '../occasion-tables.ts'
import styles from '../occasion-wizard.module.css'
import { colourField } from '../use-made-page.ts'
import type { StepProps } from './step-props.ts'

export interface ToneStepProps extends StepProps {
  tones: OccasionTables['tones']
  texts: readonly DatasourceRow[]
  facts: Readonly<Record<string, Facts>>
}

const mostShown = 2

/** How the page sounds and looks, and when it is there. */
export function ToneStep({ choice, change, wrong, tones, texts, facts }: ToneStepProps) {
  const { model } = useStudio()
  const words = useWords()
  const { occasion: said } = words
  const colours = model.components.find(({ isRoot, fields }) => isRoot && fields.some(({ name }) => name === colourField))
  const options = colours?.fields.find(({ name }) => name === colourField)?.options ?? []
  const values = facts['']?.values ?? {}
  /** A sample of the tone: its first texts, with the occasion in them. */
  const sample = (tone: string) => texts.slice(0, mostShown).map((text) => withFacts(text.said[tone] ?? text.value, values))
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{said.tone}</legend>
        {tones.map(({ value, name }) => (
          <label key={value} className={styles.tone}>
            <input type="radio" name="tone" value={value} checked={choice.tone === value} onChange={() => change({ tone: value })} />
            <span className={styles.toneName}>{name}</span>
            {sample(value).map((text) => (
              <span key={text} className={styles.sample}>
                {text}
              </span>
            ))}
          </label>
        ))}
      </fieldset>
      {options.length > 0 && (
        <Entry label={said.colours}>
          {(control) => (
            <select {...control} value={choice.colours} onChange={({ target }) => change({ colours: target.value })}>
              {options.map(({ name, value }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Entry>
      )}
      <div className={styles.pair}>
        <Entry label={said.from} wrong={wrong.from}>
          {(control) => (
            <input {...control} type="datetime-local" value={choice.from} onChange={({ target }) => change({ from: target.value })} />
          )}
        </Entry>
        <Entry label={said.until} wrong={wrong.until}>
          {(control) => (
            <input {...control} type="datetime-local" value={choice.until} onChange={({ target }) => change({ until: target.value })} />
          )}
        </Entry>
      </div>
      <p className={styles.about}>{said.timeHint}</p>
    </>
  )
}

const withFacts = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([^{}]+)\}/g, (braces, name: string) => values[name.toLowerCase()] ?? braces)
