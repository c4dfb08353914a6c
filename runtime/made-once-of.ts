/**
 * What is made of an object once, and kept as long as the object is. It stands on the object itself, unseen and not copied with
 * it: V8 keeps an entry of a WeakMap through every short collection, so that each page of the past would wait in memory for a
 * long one. Not for objects that are frozen.
 */
export function madeOnceOf<Source extends object, More extends unknown[], Made>(
  make: (source: Source, ...more: More) => Made,
): (source: Source, ...more: More) => Made {
  const place = Symbol()
  return (source, ...more) => {
    const kept = (source as { [place]?: { made: Made } })[place]
    if (kept) return kept.made
    const made = make(source, ...more)
    Object.defineProperty(source, place, { value: { made } })
    return made
  }
}
