import { mapObjects } from '../blok-tree.ts'

/** Content in which every blok says where it stands, so that a click in the editor's preview finds it. */
export function withEditMarks(content: unknown, spaceId: number, storyId: number): unknown {
  return mapObjects(content, (object) => {
    const { _uid: uid, component } = object
    if (typeof uid !== 'string' || typeof component !== 'string') return object
    return { ...object, _editable: editMark(component, spaceId, uid, storyId) }
  })
}

/** The vendor's bridge reads this text verbatim: spaces after `:` and `,`, ids as strings. */
function editMark(component: string, spaceId: number, uid: string, storyId: number): string {
  const name = JSON.stringify(component)
  return `<!--#storyblok#{"name": ${name}, "space": "${spaceId}", "uid": ${JSON.stringify(uid)}, "id": "${storyId}"}-->`
}
