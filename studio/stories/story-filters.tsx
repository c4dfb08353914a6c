import { useEffect, useState } from 'react'
import type { StoryInList } from '../management/answers.ts'
import type { StoryListQuery } from '../management/story-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { NarrowBy } from '../ui/narrow-by.tsx'
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
      <NarrowBy
        label={words.find.brand}
        all={words.find.allBrands}
        value={narrowing.brand}
        options={brands.map(({ slug, name }) => ({ value: slug, name }))}
        onChange={(brand) => onChange({ ...narrowing, brand })}
      />
      {types.length > 1 && (
        <NarrowBy
          label={words.find.type}
          all={words.find.allTypes}
          value={narrowing.type}
          options={types.map(({ name, label }) => ({ value: name, name: label }))}
          onChange={(type) => onChange({ ...narrowing, type })}
        />
      )}
    </div>
  )
}
