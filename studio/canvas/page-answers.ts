/** What a page of ours answers beside the bridge's messages when it is asked where its bloks are, what is wrong with it, what it weighs. */
import * as z from 'zod/mini'

const Words = z.string()
const Amount = z.number()

const Box = z.object({ uid: Words, left: Amount, top: Amount, width: Amount, height: Amount })
export type Box = z.output<typeof Box>

/** The size of a page and where its bloks are, in CSS pixels of the page. */
const Layout = z.object({ action: z.literal('anlass:layout'), height: Amount, bloks: z.array(Box) })
export type Layout = z.output<typeof Layout>

/** The stories a page is made of, and which other pages have its head and foot. */
const Parts = z.object({
  action: z.literal('anlass:parts'),
  parts: z.array(z.object({ place: z.enum(['header', 'body', 'footer']), id: Amount, fullSlug: Words })),
  framedPages: z.object({ startsWith: Words, components: z.array(Words) }),
})
export type Parts = z.output<typeof Parts>

const Finding = z.object({
  rule: Words,
  uid: z.optional(Words),
  field: z.optional(Words),
  text: z.optional(Words),
  contrast: z.optional(z.object({ is: Amount, least: Amount })),
})
/** Something on the drawn page that keeps people out: a rule of axe, or `empty-alt`. */
export type Finding = z.output<typeof Finding>

const bytes = { html: Amount, css: Amount, script: Amount, pictures: Amount }
const Bytes = z.object(bytes)
/** Bytes on the wire. */
export type Bytes = z.output<typeof Bytes>

const Weight = z.object({
  total: Bytes,
  budget: Bytes,
  bloks: z.array(z.object({ ...bytes, uid: Words, storyId: Words, component: Words })),
})
export type Weight = z.output<typeof Weight>

export const PageAnswer = z.discriminatedUnion('action', [
  /** The vendor's: the page is there, and listens. */
  z.looseObject({
    action: z.literal('initialized'),
    config: z.optional(z.looseObject({ resolveLinks: z.nullish(z.unknown()), resolveRelations: z.nullish(z.unknown()) })),
  }),
  Layout,
  Parts,
  z.object({ action: z.literal('anlass:findings'), findings: z.array(Finding) }),
  z.object({ action: z.literal('anlass:weight'), weight: Weight }),
  z.object({ action: z.literal('anlass:unanswered'), question: Words, message: Words }),
])
export type PageAnswer = z.output<typeof PageAnswer>

export type Question = 'anlass:look' | 'anlass:examine' | 'anlass:weigh'
