import type { Design } from './design.ts'

/** A design with what it is for: `Olivenhain: Einladungskarte Hochzeit` (R2.21). */
export const designTitle = ({ name, kindName, occasionName }: Pick<Design, 'name' | 'kindName' | 'occasionName'>): string =>
  `${name}: ${kindName} ${occasionName}`.trim()
