import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import type { StoryListQuery } from '../management/story-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import styles from './stories-screen.module.css'

export interface Narrowing {
  /** The slug of a folder at the top; `''` for all. */
  brand: string
  /** The component of a story's root; `''` for all. */
  type: string
}

export const queryOf = ({ brand, type }: Narrowing): StoryListQuery => ({
  ...(brand && { starts_with: `${brand}/` }),
  ...(type && { 'filter_query[component][in]': type }),
})

/** Of which brand, of which type. */
export function StoryFilters({ narrowing, onChange }: { narrowing: Narrowing; onChange(narrowing: Narrowing): void }) {
  const { client, model } = useStudio()
  const words = useWords()
  const [brands, setBrands] = useState<readonly StoryInList[]>([])
  const types = model.components.filter(({ isRoot }) => isRoot)

  useEffect(() => {
    client.allStories({ with_parent: 0, folder_only: true }).then(setBrands, () => {})
  }, [client])

  return (
    <div className={styles.narrowing}>
      {/* There at once, so that nothing moves when the brands come. */}
      <select
        aria-label={words.find.brand}
        value={narrowing.brand}
        onChange={({ target }) => onChange({ ...narrowing, brand: target.value })}
      >
        <option value="">{words.find.allBrands}</option>
        {brands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {types.length > 1 && (
        <select
          aria-label={words.find.type}
          value={narrowing.type}
          onChange={({ target }) => onChange({ ...narrowing, type: target.value })}
        >
          <option value="">{words.find.allTypes}</option>
          {types.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
