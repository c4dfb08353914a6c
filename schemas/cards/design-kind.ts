import type { Design } from './design.ts'

/**
 * What a design is and what it is for: `Einladungskarte Hochzeit`, and `Geburtskarte` alone, which says it already. What is narrower
 * than the kind stays: `Geburtskarte Geburt von Zwillingen`.
 */
export function designKind({ kindName, occasionName }: Pick<Design, 'kindName' | 'occasionName'>): string {
  // As the first part of a compound an occasion loses its ending: Weihnachten, Weihnachtskarte.
  const stem = occasionName.replace(/e?n$/, '').toLowerCase()
  return stem && kindName.toLowerCase().startsWith(stem) ? kindName : `${kindName} ${occasionName}`.trim()
}
