import type { z } from 'zod'
import { type BlokSchema, componentOf, type RawBlok } from '../schemas/blok.ts'

/** How the bloks of one component become what the blocks of today draw. */
export interface Migration {
  component: string
  change: (blok: RawBlok) => RawBlok
}

/** What may be stored in the fields of a blok. Links, pictures and bloks in bloks are stored in another form than their block gets. */
type StoredFields<Schema extends BlokSchema> = {
  [Name in Exclude<keyof z.output<Schema>, 'component'>]?: z.output<Schema>[Name] extends string | number | boolean | undefined
    ? z.output<Schema>[Name] | null
    : unknown
}

/**
 * A file `content/migrations/<date>-<name>.ts` exports one of these as `migration`. `component` is the name that is stored;
 * `to` the schema of the block that shall draw the result, also where that has another name. `change` gets every blok of the
 * component, wherever it stands, in drafts and published texts, with its translations as `<field>__i18n__<language>`, and
 * answers the whole blok. It must be pure: it runs once to show what it would do, and again to do it. The blok keeps its `_uid`.
 */
export function defineMigration<Schema extends BlokSchema, const Fields extends StoredFields<Schema>>(definition: {
  component: string
  to?: Schema
  change: (blok: RawBlok) => Fields
}): Migration {
  const { to } = definition
  const component = to ? componentOf(to) : definition.component
  return {
    component: definition.component,
    change: (blok) => ({ ...definition.change(blok), component, _uid: blok._uid }),
  }
}
