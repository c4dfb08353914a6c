import { useEffect, useState } from 'react'
import { useStudio } from '../studio-context.ts'
import { useProblem } from '../use-problem.ts'
import { type OccasionBrand, type OccasionTables, readBrands, readTables } from './occasion-tables.ts'

/** The brands that have templates of occasion pages, and what the chosen one fills them with; `undefined` while it is read. */
export function useOccasion(brand: string) {
  const { client } = useStudio()
  const [brands, setBrands] = useState<readonly OccasionBrand[]>()
  const [tables, setTables] = useState<{ brand: string; tables: OccasionTables }>()
  const [problem, setProblem] = useProblem()

  useEffect(() => {
    readBrands(client).then(setBrands, setProblem)
  }, [client])
  useEffect(() => {
    if (!brand) return
    let isStale = false
    readTables(client, brand).then(
      (read) => !isStale && setTables({ brand, tables: read }),
      (error: Error) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, brand])

  return { brands, tables: tables?.brand === brand ? tables.tables : undefined, problem }
}
