import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react'
import type { z } from 'zod'
import { type BlokSchema, componentOf, type RawBlok } from '../schemas/blok.ts'
import type { Slot } from '../schemas/fields/bloks.ts'
import { type EditMark, editMark } from './edit-mark.ts'
import type { PageReader } from './page-reader.ts'
import type { Site } from './site/site.ts'

/** When an interactive block's code comes to the browser and the block wakes. */
export type Wakes = 'load' | 'idle' | 'visible' | 'interaction'

type SlotNames<Content> = { [Name in keyof Content]: Content[Name] extends Slot ? Name : never }[keyof Content]

/** A blok's own fields. What is in its slots is no business of its: drawn elsewhere, it would travel twice. */
export type OwnFields<Content> = Omit<Content, SlotNames<Content>>

/** What a block's component gets. */
export interface BlockProps<Content, Data = undefined> {
  blok: OwnFields<Content>
  /** The bloks of each slot field, already drawn. */
  slots: Record<SlotNames<Content>, ReactNode>
  /** Spread on the root element, so that an editor can click the block, and a variant's clicks are its own. Empty elsewhere. */
  editable: EditMark
  /** What `load` brought. */
  data: Data
}

/** What is known of a page before it is drawn. */
export interface PageFacts {
  site: Site
  /** Its address of record. */
  canonical: string
  /** The address of the picture by which other sites show it. */
  socialImage: string | undefined
}

export interface BlockDefinition<Schema extends BlokSchema, Data> {
  schema: Schema
  Component: ComponentType<BlockProps<z.output<Schema>, Data>>
  /** A filled-in blok as the content service sends it: shown in the gallery and the editor, and the ground of the block's tests. */
  example: RawBlok
  /** There is a `<folder>.element.ts` that makes the block's markup move, without React. */
  hasElement?: boolean
  /** Nothing that is seen first waits for the element: it comes in a file of its own, when the page is there. */
  isElementLate?: boolean
  /** Whether visitors of a site have a use for the block; to all others nothing of it is sent. Editors see it everywhere. */
  isFor?: (site: Site) => boolean
  /** Of its own fields those that its component reads, where these are not all: around an interactive block no others travel. */
  reads?: readonly (keyof OwnFields<z.output<Schema>> & string)[]
  /** The block has state of the shop and becomes a React component in the browser at this moment. */
  wakes?: Wakes
  /** Reads on the server what the content only refers to. Its result must be plain data. */
  load?: (blok: OwnFields<z.output<Schema>>, reader: PageReader) => Promise<Data>
  /** What it says of the page to search engines, in the words of https://schema.org; `undefined` for nothing. It stands in the document's head. */
  structuredData?: (blok: OwnFields<z.output<Schema>>, data: Data, page: PageFacts) => object | undefined
  /** The flag by which visitors get what is in the block's slot `on`, or what is in `off`, in the block's place. Only editors see the block itself. */
  flag?: (blok: OwnFields<z.output<Schema>>) => string
}

/** A block with its content type forgotten: what the registry, the walk and the renderers work with. */
export interface Block {
  component: string
  /** The folder and the stem of the files in it: `main-teaser` for `main_teaser`. */
  folder: string
  schema: BlokSchema
  example: RawBlok
  hasElement: boolean
  isElementLate: boolean
  isFor: ((site: Site) => boolean) | undefined
  wakes: Wakes | undefined
  reads: readonly string[] | undefined
  load: ((blok: object, reader: PageReader) => Promise<unknown>) | undefined
  structuredData: ((blok: object, data: unknown, page: PageFacts) => object | undefined) | undefined
  flag: ((blok: object) => string) | undefined
  draw(content: object, slots: Record<string, ReactNode>, data: unknown): ReactElement
}

/** Ties a block's schema, component and example together; the compiler refuses a component made for other content. */
export function defineBlock<Schema extends BlokSchema, Data = undefined>(definition: BlockDefinition<Schema, Data>): Block {
  const {
    schema,
    Component,
    example,
    hasElement = false,
    isElementLate = false,
    isFor,
    wakes,
    reads,
    load,
    structuredData,
    flag,
  } = definition
  const component = componentOf(schema)
  const block: TypedBlock<z.output<Schema>, Data> = {
    component,
    folder: component.replaceAll('_', '-'),
    schema,
    example,
    hasElement,
    isElementLate,
    isFor,
    wakes,
    reads,
    load,
    structuredData,
    flag,
    draw: (blok, slots, data) => createElement(Component, { blok, slots, data, editable: editMark(blok) }),
  }
  // The one place where the content type is forgotten: a block only ever draws what its own schema parsed.
  return block as unknown as Block
}

interface TypedBlock<Content, Data> extends Omit<Block, 'draw' | 'load' | 'structuredData' | 'flag'> {
  structuredData: ((blok: OwnFields<Content>, data: Data, page: PageFacts) => object | undefined) | undefined
  flag: ((blok: OwnFields<Content>) => string) | undefined
  load: ((blok: OwnFields<Content>, reader: PageReader) => Promise<Data>) | undefined
  draw(content: OwnFields<Content>, slots: Record<SlotNames<Content>, ReactNode>, data: Data): ReactElement
}
