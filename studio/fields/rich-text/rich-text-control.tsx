import { valueInWords } from '../../model/value-in-words.ts'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { FieldControlProps } from '../field-control.ts'

/** Formatted text. The editor for it comes when the first such field is shown; until then its words stand there. */
export const RichTextControl = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor, {
  Waiting: ({ value, field }: FieldControlProps) => <p aria-busy="true">{valueInWords(value, field)}</p>,
  Missing: WordsAlone,
})

function WordsAlone({ value, field, onRetry }: FieldControlProps & { onRetry(): void }) {
  const { notLoaded, tryAgain } = useWords()
  return (
    <>
      <p>{valueInWords(value, field)}</p>
      <p role="alert">
        {notLoaded.title}. {notLoaded.why}
      </p>
      <Button onPress={onRetry}>{tryAgain}</Button>
    </>
  )
}
