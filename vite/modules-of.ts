import type { Rolldown } from 'vite'

export type InfoOf = (id: string) => Rolldown.ModuleInfo | null

/** These modules and all they import, also what they import only later, or what they can't begin without alone. */
export function modulesOf(entries: readonly string[], infoOf: InfoOf, when: 'at once' | 'ever' = 'ever'): Set<string> {
  const modules = new Set(entries)
  for (const id of modules) {
    const info = infoOf(id)
    for (const imported of [...(info?.importedIds ?? []), ...((when === 'ever' && info?.dynamicallyImportedIds) || [])])
      modules.add(imported)
  }
  return modules
}
