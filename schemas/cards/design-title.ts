import type { Design } from './design.ts'
import { designKind } from './design-kind.ts'

/** A design with what it is for: `Olivenhain: Einladungskarte Hochzeit` (R2.21). */
export const designTitle = (design: Pick<Design, 'name' | 'kindName' | 'occasionName'>): string => `${design.name}: ${designKind(design)}`
