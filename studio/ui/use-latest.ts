import { type RefObject, useEffect, useRef } from 'react'

/** The newest version of a function, for what listens all the time. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
