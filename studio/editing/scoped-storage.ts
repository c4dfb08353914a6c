/** A storage of one space inside the browser's: stories of two spaces may have the same id. */
export function scopedStorage(storage: Storage, scope: string): Storage {
  const inside = (key: string) => `${scope} ${key}`
  const keys = () =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(inside('')))
      .map((key) => key.slice(inside('').length))
  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => storage.getItem(inside(key)),
    setItem: (key, value) => storage.setItem(inside(key), value),
    removeItem: (key) => storage.removeItem(inside(key)),
    clear() {
      for (const key of keys()) storage.removeItem(inside(key))
    },
  }
}
