import { useEffect, useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useStudio } from '../studio-context.ts'

/** `undefined` until they are there, without a use for them, and where nobody can tell: another service has none. */
export function useFlags(isUsed = true): readonly Flag[] | undefined {
  const { client, connection } = useStudio()
  const [flags, setFlags] = useState<readonly Flag[]>()
  useEffect(() => {
    if (isUsed && !connection) client.flags().then(setFlags, () => {})
  }, [client, connection, isUsed])
  return flags
}
