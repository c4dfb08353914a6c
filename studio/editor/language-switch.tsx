import { useStudio, useWords } from '../studio-context.ts'
import { useEditor } from './editor-context.ts'

/** In which of the space's languages the form edits and the page is shown; nothing where there is only one. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { space } = useStudio()
  const { language, showLanguage } = useEditor()
  const words = useWords()
  if (space.languages.length === 0) return null
  return (
    <select
      className={className}
      aria-label={words.fields.contentLanguage}
      value={language}
      onChange={(event) => showLanguage(event.target.value)}
    >
      <option value="">{space.default_lang_name || words.fields.defaultLanguage}</option>
      {space.languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
