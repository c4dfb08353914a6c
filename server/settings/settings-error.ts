/** Thrown for a wrong setting; the message says which, and what to write instead. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
