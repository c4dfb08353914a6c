import { useFlags } from '../flags/use-flags.ts'
import { useWords } from '../studio-context.ts'
import { PlaceLink } from '../ui/place-link.tsx'
import { type FieldControlProps, textOf } from './field-control.ts'
import styles from './parts.module.css'

/** The name of an A/B test: those there are can be chosen, and it is said where there is none of this name. */
export function FlagNameControl({ id, value, onChange, describedBy, isInvalid, placeholder }: FieldControlProps) {
  const { flags: said } = useWords()
  const flags = useFlags()
  const name = textOf(value)
  const isUnknown = name !== '' && flags !== undefined && !flags.some((flag) => flag.name === name)
  const hint = isUnknown ? `${id}-unknown` : undefined
  return (
    <div className={styles.group}>
      <input
        id={id}
        type="text"
        list={`${id}-tests`}
        value={name}
        placeholder={placeholder}
        aria-describedby={[describedBy, hint].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-tests`}>
        {flags?.map((flag) => (
          <option key={flag.name} value={flag.name} label={flag.description ?? ''} />
        ))}
      </datalist>
      {isUnknown && (
        <p id={hint} className={styles.warning}>
          {said.unknown(name)} <PlaceLink to={{ screen: 'flags' }}>{said.title}</PlaceLink>
        </p>
      )}
    </div>
  )
}
