/**
 * What is loaded when it is first asked for, and kept. What could not be loaded, for want of a file descriptor or of memory, is tried
 * again by whoever asks next.
 */
export function loadedOnce<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let loading: Promise<Thing> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
