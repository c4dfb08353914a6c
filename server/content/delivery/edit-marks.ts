import { editableComment } from '../../../runtime/editable-comment.ts'
import { mapObjects } from '../../../runtime/map-objects.ts'

/** Content in which every blok says where it stands, so that a click in the editor's preview finds it. */
export function withEditMarks(content: unknown, spaceId: number, storyId: number): unknown {
  return mapObjects(content, (object) => {
    const { _uid: uid, component } = object
    if (typeof uid !== 'string' || typeof component !== 'string') return object
    return { ...object, _editable: editableComment(component, uid, { spaceId, storyId }) }
  })
}
