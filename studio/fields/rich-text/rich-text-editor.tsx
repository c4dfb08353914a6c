import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createTextEditor, type TextEditor } from '../../../runtime/edits/rich-text/text-editor.ts'
import type { Question } from '../../../runtime/edits/rich-text/tools.ts'
import { valueInWords } from '../../model/value-in-words.ts'
import { useWords } from '../../studio-context.ts'
import type { FieldControlProps } from '../field-control.ts'
import parts from '../parts.module.css'
import styles from './rich-text.module.css'
import { TextDialog } from './text-dialogs.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { toolsOf } from './tools-of.ts'
import { withoutPictures } from './without-pictures.ts'

export function RichTextEditor({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<TextEditor>()
  const [question, setQuestion] = useState<Question>()
  const [isHeld, setHeld] = useState(true)
  const [isWithoutPictures, setWithoutPictures] = useState(false)
  const names = useMemo(() => toolsOf(field), [field])
  const newest = useRef({ value, onChange })
  newest.current = { value, onChange }

  useEffect(() => {
    if (!place.current) return
    const created = createTextEditor({
      element: place.current,
      value: newest.current.value,
      names,
      onChange: (next) => newest.current.onChange(next),
      onLink: () => setQuestion('link'),
      onPaste: setWithoutPictures,
    })
    created.editor.on('transaction', ({ transaction }) => transaction.getMeta('preventUpdate') && setWithoutPictures(false))
    setText(created)
    return () => created.editor.destroy()
  }, [names])

  useEffect(() => {
    if (text && !text.editor.isDestroyed) setHeld(text.show(value))
  }, [text, value])

  useEffect(() => {
    const attributes: Record<string, string> = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': [describedBy, `${id}-keys`].filter(Boolean).join(' '),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(!isHeld && { 'aria-readonly': 'true', tabindex: '0' }),
    }
    if (text && !text.editor.isDestroyed) text.editor.setOptions({ editorProps: { ...text.editor.options.editorProps, attributes } })
  }, [text, id, describedBy, isInvalid, isHeld])

  return (
    <div className={styles.frame} data-invalid={isInvalid || undefined}>
      <div className={styles.head}>
        {text && <ToolbarOf text={text} names={names} isDisabled={!isHeld} onAsk={setQuestion} />}
        <p role="status" className={parts.warning}>
          {isWithoutPictures && withoutPictures(names, words)}
        </p>
      </div>
      {!isHeld && (
        <p role="status" className={parts.warning}>
          {words.fields.unheldText}
        </p>
      )}
      {!isHeld && <p className={styles.plain}>{valueInWords(value, field)}</p>}
      <div ref={place} className={styles.text} hidden={!isHeld} />
      <p id={`${id}-keys`} hidden>
        {words.fields.textKeys}
      </p>
      {text && question && <TextDialog question={question} editor={text.editor} field={field} onClose={() => setQuestion(undefined)} />}
    </div>
  )
}

/** Drawn again with every step in the text. */
function ToolbarOf({ text, ...props }: { text: TextEditor } & Omit<Parameters<typeof TextToolbar>[0], 'editor'>) {
  const { editor } = text
  const subscribe = useMemo(
    () => (listener: () => void) => {
      editor.on('transaction', listener)
      return () => {
        editor.off('transaction', listener)
      }
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
  return <TextToolbar editor={editor} {...props} />
}
