/** Quotes, backslashes and NUL cannot stand in a path into JSON, and no field is named with them. */
export const isContentPath = (path: readonly string[]): boolean =>
  path.length > 0 && path.every((step) => step !== '' && !['"', '\\', '\0'].some((sign) => step.includes(sign)))
