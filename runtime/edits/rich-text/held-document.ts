import type { Schema } from '@tiptap/pm/model'
import { readDocument, saysTheSame, type TextNode, writeDocument } from './text-document.ts'

/** The document in the editor's own form; `undefined` when the editor would lose something of it. */
export function heldDocument(schema: Schema, value: unknown): TextNode | undefined {
  try {
    const document = schema.nodeFromJSON(readDocument(value))
    document.check()
    const held: TextNode = document.toJSON()
    return saysTheSame(writeDocument(held, value), value) ? held : undefined
  } catch {
    return undefined
  }
}
