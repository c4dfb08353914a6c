import { z } from 'zod'

/** Groups fields in the editor's form. Holds no value. */
const layoutField = (field: { type: 'section' | 'tab'; display_name: string; keys: string[] }) => z.undefined().optional().meta({ field })

/** A group of fields under one heading; `keys` are the fields' names. */
export const section = (options: { label: string; keys: string[] }) =>
  layoutField({ type: 'section', display_name: options.label, keys: options.keys })

/** A group of fields on a tab of its own; `keys` are the fields' names. */
export const tab = (options: { label: string; keys: string[] }) =>
  layoutField({ type: 'tab', display_name: options.label, keys: options.keys })
