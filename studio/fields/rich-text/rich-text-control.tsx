import { lazy, Suspense } from 'react'
import { valueInWords } from '../../model/value-in-words.ts'
import type { FieldControlProps } from '../field-control.ts'

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** Formatted text. The editor for it comes when the first such field is shown; until then its words stand there. */
export function RichTextControl(props: FieldControlProps) {
  return (
    <Suspense fallback={<p aria-busy="true">{valueInWords(props.value, props.field)}</p>}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}
