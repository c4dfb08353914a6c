import { type BlokSchema, componentOf } from './blok.ts'

/** Under which heading editors find each component that is offered under one, by the component's name. */
export function componentGroups(schemas: Iterable<BlokSchema>): Record<string, string> {
  const grouped = [...schemas].flatMap((schema): [string, string][] => {
    const group = schema.meta()?.component?.group
    return group ? [[componentOf(schema), group]] : []
  })
  return Object.fromEntries(grouped.sort(([a], [b]) => (a < b ? -1 : 1)))
}
