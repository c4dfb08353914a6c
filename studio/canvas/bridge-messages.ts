/** What a previewed page says to the editor: the messages of Storyblok's bridge (version 2), and those of our own extension of it. */
import * as z from 'zod/mini'

const Text = z.string()

/** Of a story; edit marks have it in text. */
const Id = z.coerce.number()

/** The blok a button on the page belongs to. */
const BlokOnPage = z.looseObject({ _uid: Text, component: z.optional(Text) })

export const FromPage = z.discriminatedUnion('action', [
  z.looseObject({
    action: z.literal('initialized'),
    config: z.optional(z.looseObject({ resolveLinks: z.nullish(z.unknown()), resolveRelations: z.nullish(z.unknown()) })),
  }),
  z.looseObject({ action: z.literal('edit'), dataC: z.looseObject({ uid: Text, id: z.optional(Id) }) }),
  z.looseObject({ action: z.literal('noFocus') }),
  z.looseObject({ action: z.literal('ping') }),
  ...(['addBlockBefore', 'addBlockAfter', 'duplicateBlock', 'copy', 'moveForward', 'moveBackward', 'deleteBlock'] as const).map((action) =>
    z.looseObject({ action: z.literal(action), blok: BlokOnPage }),
  ),
  /** What our own pages say beyond that (browser/editing). */
  z.looseObject({ action: z.enum(['anlass:ready', 'anlass:lost']) }),
  z.looseObject({
    action: z.literal('anlass:select'),
    uid: Text,
    /** The blok that the bridge names for the same click: not every blok has a mark of its own on the page. */
    marked: Text,
    storyId: z.optional(Id),
    field: z.optional(Text),
    isMore: z.optional(z.boolean()),
  }),
  z.looseObject({ action: z.literal('anlass:text'), uid: Text, field: Text, value: z.unknown(), was: z.unknown() }),
  z.looseObject({ action: z.enum(['anlass:rich-text', 'anlass:form']), uid: Text, field: Text }),
  z.looseObject({ action: z.literal('anlass:move'), uid: Text, to: z.object({ parent: Text, field: Text, after: z.optional(Text) }) }),
  z.looseObject({
    action: z.literal('anlass:key'),
    key: Text,
    ctrlKey: z.boolean(),
    metaKey: z.boolean(),
    shiftKey: z.boolean(),
    altKey: z.boolean(),
  }),
])
export type FromPage = z.output<typeof FromPage>
