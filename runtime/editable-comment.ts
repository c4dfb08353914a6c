import { mapObjects } from './map-objects.ts'

/**
 * What makes a blok of a draft findable on its page. The vendor's bridge reads this text verbatim: spaces after `:` and `,`,
 * ids as strings.
 */
export function editableComment(component: string, uid: string, { spaceId, storyId }: { spaceId: number; storyId: number }): string {
  const name = JSON.stringify(component)
  return `<!--#storyblok#{"name": ${name}, "space": "${spaceId}", "uid": ${JSON.stringify(uid)}, "id": "${storyId}"}-->`
}

/** The content of a draft as a shopper's page would be made of it. */
export const withoutEditMarks = (content: unknown): unknown => mapObjects(content, ({ _editable, ...object }) => object)
