import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import { CommentButton } from '../comments/comment-button.tsx'
import { type Selection, useEditor, useSessionState } from '../editor/editor-context.ts'
import { LanguageSwitch } from '../editor/language-switch.tsx'
import type { ModelField } from '../model/component-model.ts'
import { problemsByBlok } from '../model/problems-by-blok.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import tabStyles from '../ui/tabs.module.css'
import type { Used } from '../usage/usage.ts'
import styles from './blok-form.module.css'
import type { BlokFormProps } from './blok-form-props.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Field } from './field.tsx'
import { focusControl } from './focus-control.ts'
import { isShown } from './is-shown.ts'

const WhereUsed = lazyDialog(async () => (await import('../usage/where-used.tsx')).WhereUsed)

/** The fields of the selected blok, of the story's root when none is. */
export function BlokForm({ actions, onAdd }: BlokFormProps) {
  const { model } = useStudio()
  const { session, selection, language } = useEditor()
  const words = useWords()
  const { content, problems } = useSessionState(session)
  const form = useRef<HTMLElement>(null)
  const uid = selection.uids.at(-1)
  const found = (uid !== undefined && findBlok(content, uid)) || { blok: content, above: [], steps: [] }
  const { blok } = found
  const component = model.find(blok.component)
  const wrong = useMemo(() => problemsByBlok(content, problems).get(blok._uid) ?? [], [content, problems, blok._uid])
  /** A tab that is pressed after one was led to a field is shown until one is led to another. */
  const [pressed, setPressed] = useState<{ tab: number; at?: Selection }>({ tab: 0 })
  const titleId = useId()
  const [used, setUsed] = useState<Used>()
  const tabs = component?.tabs ?? []
  const wanted = pressed.at === selection ? -1 : tabs.findIndex(({ fields }) => fields.some(({ name }) => name === selection.field))
  const shown = tabs[wanted >= 0 ? wanted : pressed.tab] ?? tabs[0]
  /** In another language the form has what can differ there, and the way to the bloks inside. */
  const isOffered = (field: ModelField) => language === '' || field.translatable === true || field.type === 'bloks'
  const left = shown?.fields.filter((field) => isShown(field, blok) && !isOffered(field)).length ?? 0

  useEffect(() => {
    if (!selection.field || selection.uids.at(-1) !== blok._uid) return
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(selection.field)}"]`)
    field?.scrollIntoView({ block: 'nearest' })
    if (selection.isFocused) focusControl(field)
  }, [selection, blok._uid])

  return (
    <section ref={form} id="form" className={styles.form} aria-label={words.form}>
      <Breadcrumb path={[...found.above, blok]} />
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {model.labelOf(blok.component)}
        </h2>
        <div className={styles.know}>
          <CommentButton
            describedBy={titleId}
            place={{
              uid: blok._uid,
              field: undefined,
              component: blok.component,
              title: model.labelOf(blok.component),
            }}
          />
          <Button
            look="icon"
            aria-label={`${words.usage.whereUsed}: ${words.comments.thisBlock}`}
            onPress={() => setUsed({ what: 'block', component: blok.component, name: model.labelOf(blok.component) })}
          >
            <Icon name="link" />
          </Button>
        </div>
        <LanguageSwitch className={styles.language} />
      </header>
      {/* Until the service has said so, too. */}
      {!component && wrong.length === 0 && <p role="alert">{words.unknownBlock(blok.component)}</p>}
      {wrong
        .filter(({ field }) => field === '' || !component?.fields.some(({ name }) => name === field))
        .map(({ message }) => (
          <p key={message} role="alert">
            {message}
          </p>
        ))}
      {tabs.length > 1 && (
        <div role="tablist" className={tabStyles.tabs}>
          {tabs.map(({ label }, index) => (
            <button
              key={label ?? ''}
              type="button"
              role="tab"
              aria-selected={tabs[index] === shown}
              onClick={() => setPressed({ tab: index, at: selection })}
            >
              {label ?? words.general}
            </button>
          ))}
        </div>
      )}
      {shown?.sections.map(({ label, fields }) => {
        const rows = fields
          .filter((field) => isShown(field, blok) && isOffered(field))
          .map((field) => (
            <Field
              key={`${blok._uid}.${field.name}.${language}`}
              blok={blok}
              field={field}
              language={language}
              wrong={wrong}
              actions={actions}
              onAdd={onAdd}
            />
          ))
        const key = fields[0]?.name
        if (label === undefined || rows.length === 0) return <Fragment key={key}>{rows}</Fragment>
        return (
          <fieldset key={key} className={styles.section}>
            <legend className={styles.sectionTitle}>{label}</legend>
            {rows}
          </fieldset>
        )
      })}
      {left > 0 && <p className={styles.about}>{words.fields.sameEverywhere(left)}</p>}
      {used && <WhereUsed used={used} onClose={() => setUsed(undefined)} />}
    </section>
  )
}
