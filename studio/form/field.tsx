import { type ReactNode, useId, useState } from 'react'
import { isTranslated, keyIn } from '../../runtime/content-language.ts'
import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { CommentButton } from '../comments/comment-button.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { controlOf } from '../fields/controls.ts'
import type { ModelField } from '../model/component-model.ts'
import type { BlokProblem } from '../model/problems-by-blok.ts'
import { valueInWords } from '../model/value-in-words.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import styles from './blok-form.module.css'
import type { BlokFormProps } from './blok-form-props.ts'
import { BloksField } from './bloks-field.tsx'
import { fieldProblems } from './field-problems.ts'

export interface FieldProps extends BlokFormProps {
  blok: RawBlok
  field: ModelField
  /** `''` is the space's default. */
  language: string
  wrong: readonly BlokProblem[]
}

/** One field with its label, its control, what it is for and what is wrong with it. */
export function Field({ blok, field, language, wrong, actions, onAdd }: FieldProps) {
  const { session, selection } = useEditor()
  const words = useWords()
  const id = useId()
  const isCurrent = selection.field === field.name && selection.uids.at(-1) === blok._uid
  const isList = field.type === 'bloks' || isBlokList(blok[field.name])
  const key = isList ? field.name : keyIn(field.name, language)
  const value = blok[key]
  const isBehind = key !== field.name && !isTranslated(value)
  const own = isBehind ? [] : fieldProblems(field, value, words)
  // The service's words stand for the text that was saved; while the schema itself objects, its words are newer.
  const problems = own.length > 0 ? own : wrong.filter((problem) => problem.field === key).map(({ message }) => message)
  const Control = controlOf(blok.component, field)
  const describedBy = [field.description && `${id}-about`, problems.length > 0 && `${id}-wrong`].filter(Boolean).join(' ') || undefined
  const set = (next: unknown) => session.setField(blok._uid, key, next, value)

  const control = Control && (
    <Control
      id={id}
      field={field}
      value={value}
      describedBy={describedBy}
      isInvalid={problems.length > 0}
      onChange={key === field.name ? set : (next) => set(next === '' ? undefined : next)}
      {...(isBehind && { placeholder: valueInWords(blok[field.name], field) })}
    />
  )
  return (
    <div className={styles.field} data-field={field.name} data-current={isCurrent || undefined}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {field.label}
        {field.required && (
          <span className={styles.required} title={words.required}>
            {' '}
            *
          </span>
        )}
      </label>
      {isList ? (
        <BloksField id={id} blok={blok} field={field} actions={actions} onAdd={onAdd} />
      ) : !control ? (
        <p className={styles.about}>{words.unknownField(field.type)}</p>
      ) : key === field.name ? (
        control
      ) : (
        <Translated field={field} behind={blok[field.name]} value={value} onChange={set}>
          {control}
        </Translated>
      )}
      {field.description && (
        <p id={`${id}-about`} className={styles.about}>
          {field.description}
        </p>
      )}
      {problems.length > 0 && (
        <p id={`${id}-wrong`} className={styles.wrong} aria-live="polite">
          {problems.map((problem) => `${field.label} ${problem}`).join('. ')}
        </p>
      )}
      <CommentButton
        isAtField
        describedBy={`${id}-label`}
        place={{ uid: blok._uid, field: field.name, component: blok.component, title: field.label }}
      />
    </div>
  )
}

const isBlokList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isBlok)

/** Controls that can show what stands behind an empty value themselves. */
const placeholding = new Set(['text', 'textarea', 'markdown', 'number'])

interface TranslatedProps {
  field: ModelField
  /** The value in the default language. */
  behind: unknown
  value: unknown
  onChange(value: unknown): void
  children: ReactNode
}

/** A value in another language: the default's until it has one of its own, which can be taken away again. */
function Translated({ field, behind, value, onChange, children }: TranslatedProps) {
  const { space } = useStudio()
  const words = useWords()
  /** Shown empty, because the default language has nothing to begin with. */
  const [isOpen, setOpen] = useState(false)
  const like = words.fields.likeDefault(space.default_lang_name || words.fields.defaultLanguage)
  if (isTranslated(value))
    return (
      <>
        {children}
        <Button look="plain" className={styles.like} aria-label={`${like}: ${field.label}`} onPress={() => onChange(undefined)}>
          {like}
        </Button>
      </>
    )
  if (isOpen || placeholding.has(field.type)) return children
  return (
    <>
      <p className={styles.behind}>
        {like}: {valueInWords(behind, field)}
      </p>
      <Button
        className={styles.like}
        aria-label={`${words.fields.translate}: ${field.label}`}
        onPress={() => (isTranslated(behind) ? onChange(behind) : setOpen(true))}
      >
        {words.fields.translate}
      </Button>
    </>
  )
}
