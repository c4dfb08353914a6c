import { type Editor, getMarkRange } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { sentOf } from '../../../runtime/edits/rich-text/text-schema.ts'
import type { Question } from '../../../runtime/edits/rich-text/tools.ts'
import type { Asset } from '../../management/answers.ts'
import type { ModelField } from '../../model/component-model.ts'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AssetDialog } from '../asset/asset-dialog.tsx'
import { storedAddress } from '../asset/asset-value.ts'
import { LinkEditor, type LinkRules } from '../link/link-editor.tsx'
import { isEmptyLink, noLink, readLinkMark, writeLinkMark } from '../link/link-value.ts'
import parts from '../parts.module.css'

export interface TextDialogProps {
  editor: Editor
  field: ModelField
  onClose(): void
}

/** What a tool asks before it does its work. */
export function TextDialog({ question, ...props }: TextDialogProps & { question: Question }) {
  const words = useWords()
  if (question === 'link') return <LinkDialog {...props} />
  if (question === 'anchor') return <AnchorDialog {...props} />
  const insert = ([asset]: readonly Asset[]) => {
    if (!asset) return
    const { id, filename, alt, title, copyright, meta_data, source } = asset
    const sent = {
      id,
      src: storedAddress(filename, location.origin),
      alt: alt ?? '',
      title: title ?? '',
      source: source ?? '',
      copyright: copyright ?? '',
      meta_data: meta_data ?? {},
    }
    props.editor.commands.insertContent({ type: 'image', attrs: { sent } })
  }
  return <AssetDialog title={words.fields.tools.image ?? ''} fileTypes={images} onChoose={insert} onClose={props.onClose} />
}

const images = ['images']

/** The mark around the cursor, with its whole range selected, so that all of it is changed. */
function markAt({ state }: Editor, name: string) {
  const type = state.schema.marks[name]
  const { $from, from, to } = state.selection
  const range = type && getMarkRange($from, type)
  const mark = type && (type.isInSet($from.marks()) ?? (range ? type.isInSet(state.doc.nodeAt(range.from)?.marks ?? []) : undefined))
  return { mark, range: range && range.from <= from && range.to >= to ? range : { from, to } }
}

const rulesOf = (field: ModelField): LinkRules => ({
  kinds: ['story', 'url', 'email', 'asset'],
  mayHaveAnchor: true,
  mayOpenTab: field.allow_target_blank !== false,
})

function LinkDialog({ editor, field, onClose }: TextDialogProps) {
  const words = useWords()
  const id = useId()
  const [{ mark, range }] = useState(() => markAt(editor, 'link'))
  const [link, setLink] = useState(() => (mark ? readLinkMark(sentOf(mark)) : noLink))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog of React stands in the form around it.
    event.stopPropagation()
    if (isEmptyLink(link)) return
    const sent = writeLinkMark(mark ? sentOf(mark) : {}, link)
    const type = { type: 'link', attrs: { sent } }
    const chain = editor.chain().setTextSelection(range)
    if (range.from === range.to) chain.insertContent({ type: 'text', text: link.to, marks: [type] }).run()
    else chain.setMark('link', { sent }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().setTextSelection(range).unsetMark('link').run()
    onClose()
  }
  return (
    <Dialog title={words.fields.tools.link ?? ''} isOpen onClose={onClose}>
      <form className={parts.group} onSubmit={submit}>
        <span id={`${id}-label`} hidden>
          {words.fields.tools.link}
        </span>
        <LinkEditor id={id} link={link} onChange={setLink} rules={rulesOf(field)} />
        <div className={parts.row}>
          <Button type="submit" look="primary" isDisabled={isEmptyLink(link)}>
            {words.fields.take(1)}
          </Button>
          {mark && <Button onPress={remove}>{words.fields.removeLink}</Button>}
        </div>
      </form>
    </Dialog>
  )
}

function AnchorDialog({ editor, onClose }: TextDialogProps) {
  const words = useWords()
  const [{ mark, range }] = useState(() => markAt(editor, 'anchor'))
  const [name, setName] = useState(() => String(mark ? (sentOf(mark).id ?? '') : ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const chain = editor.chain().setTextSelection(range)
    if (name) chain.setMark('anchor', { sent: { ...(mark && sentOf(mark)), id: name } }).run()
    else chain.unsetMark('anchor').run()
    onClose()
  }
  return (
    <Dialog title={words.fields.tools.anchor ?? ''} isOpen onClose={onClose}>
      <form className={parts.group} onSubmit={submit}>
        <label className={parts.labelled}>
          {words.fields.anchorName}
          <input type="text" value={name} onChange={(event) => setName(event.target.value.replace(/[#\s]+/g, '-'))} />
        </label>
        <div className={parts.row}>
          <Button type="submit" look="primary">
            {words.fields.take(1)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
