import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { findBlok, isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { BlokActions } from '../editor/blok-actions.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { controls } from '../fields/controls.ts'
import type { ModelField } from '../model/component-model.ts'
import { type BlokProblem, problemsByBlok } from '../model/problems-by-blok.ts'
import { useStudio, useWords } from '../studio-context.ts'
import styles from './blok-form.module.css'
import { BloksField } from './bloks-field.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { fieldProblems } from './field-problems.ts'
import { isShown } from './is-shown.ts'

export interface BlokFormProps {
  actions: BlokActions
  onAdd(to: { parent: string; field: string; after: string | undefined }): void
}

/** The fields of the selected blok, of the story's root when none is. */
export function BlokForm({ actions, onAdd }: BlokFormProps) {
  const { model } = useStudio()
  const { session, selection } = useEditor()
  const words = useWords()
  const { content, problems } = useSessionState(session)
  const form = useRef<HTMLElement>(null)
  const uid = selection.uids.at(-1)
  const found = (uid !== undefined && findBlok(content, uid)) || { blok: content, above: [], steps: [] }
  const { blok } = found
  const component = model.find(blok.component)
  const wrong = useMemo(() => problemsByBlok(content, problems).get(blok._uid) ?? [], [content, problems, blok._uid])
  const [tab, setTab] = useState(0)
  const tabs = component?.tabs ?? []
  const wanted = tabs.findIndex(({ fields }) => fields.some(({ name }) => name === selection.field))
  const shown = tabs[wanted >= 0 ? wanted : tab] ?? tabs[0]

  useEffect(() => {
    if (!selection.field || selection.uids.at(-1) !== blok._uid) return
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(selection.field)}"]`)
    field?.scrollIntoView({ block: 'nearest' })
    if (selection.isFocused) field?.querySelector<HTMLElement>(':is(input, textarea, select, [contenteditable], button)')?.focus()
  }, [selection, blok._uid])

  return (
    <section ref={form} id="form" className={styles.form} aria-label={words.form}>
      <Breadcrumb path={[...found.above, blok]} />
      <h2 className={styles.title}>{model.labelOf(blok.component)}</h2>
      {!component && <p role="alert">{words.unknownBlock(blok.component)}</p>}
      {wrong
        .filter(({ field }) => field === '' || !component?.fields.some(({ name }) => name === field))
        .map(({ message }) => (
          <p key={message} role="alert">
            {message}
          </p>
        ))}
      {tabs.length > 1 && (
        <div role="tablist" className={styles.tabs}>
          {tabs.map(({ label }, index) => (
            <button key={label ?? ''} type="button" role="tab" aria-selected={tabs[index] === shown} onClick={() => setTab(index)}>
              {label ?? words.general}
            </button>
          ))}
        </div>
      )}
      {shown?.fields
        .filter((field) => isShown(field, blok))
        .map((field) => (
          <Field key={`${blok._uid}.${field.name}`} blok={blok} field={field} wrong={wrong} actions={actions} onAdd={onAdd} />
        ))}
    </section>
  )
}

interface FieldProps extends BlokFormProps {
  blok: RawBlok
  field: ModelField
  wrong: readonly BlokProblem[]
}

function Field({ blok, field, wrong, actions, onAdd }: FieldProps) {
  const { session, selection } = useEditor()
  const words = useWords()
  const id = useId()
  const isCurrent = selection.field === field.name && selection.uids.at(-1) === blok._uid
  const value = blok[field.name]
  const own = fieldProblems(field, value, words)
  // The service's words stand for the text that was saved; while the schema itself objects, its words are newer.
  const problems = own.length > 0 ? own : wrong.filter((problem) => problem.field === field.name).map(({ message }) => message)
  const Control = controls[field.type]
  const isList = field.type === 'bloks' || (Array.isArray(value) && value.length > 0 && value.every(isBlok))
  const describedBy = [field.description && `${id}-about`, problems.length > 0 && `${id}-wrong`].filter(Boolean).join(' ') || undefined

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
      ) : Control ? (
        <Control
          id={id}
          field={field}
          value={value}
          describedBy={describedBy}
          isInvalid={problems.length > 0}
          onChange={(next) => session.setField(blok._uid, field.name, next, value)}
        />
      ) : (
        <p className={styles.about}>{words.unknownField(field.type)}</p>
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
    </div>
  )
}
