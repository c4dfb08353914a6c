import { useEffect, useState } from 'react'

/** A state that stays with the entry of the browser's history: whoever goes back to it finds it as they left it. */
export function useKeptByEntry<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (history.state as Record<string, Value> | null)?.[name] ?? initial)
  useEffect(() => {
    try {
      history.replaceState({ ...history.state, [name]: value }, '')
    } catch {
      // Some browsers refuse whoever writes a hundred times in half a minute; then what was written before is found.
    }
  }, [name, value])
  return [value, setValue]
}
