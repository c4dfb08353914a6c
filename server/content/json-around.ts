/**
 * An object as JSON, in which some values are JSON already: what is long goes over as it is stored, without being read in order to
 * be written again.
 *
 * @param fields  the others
 */
export function jsonAround(written: Readonly<Record<string, string>>, fields: object): string {
  const members = Object.entries(written).map(([name, json]) => `${JSON.stringify(name)}:${json}`)
  const others = JSON.stringify(fields).slice(1, -1)
  return `{${[...(others === '' ? [] : [others]), ...members].join(',')}}`
}
