/** The colours a motif is printed in. */
export interface Inks {
  main: string
  second: string
  accent: string
  /** What it is printed on: for veins, eyes and gaps. */
  paper: string
}

/** A drawing around (0,0) that fits between -100 and 100 both ways. */
export interface Motif {
  /** German, in the dative: what a card shows `mit …`. */
  label: string
  draw: (inks: Inks) => string
}
