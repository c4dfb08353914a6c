import type { z } from 'zod'

/** What is wrong with a value deep in a field, in German, where the field itself has no words for it: zod's own are English. */
export const germanIssue = ({ input }: z.core.$ZodRawIssue): string =>
  input === undefined ? 'fehlt' : 'ist anders gespeichert, als es hier gebraucht wird; fülle das Feld neu aus'
