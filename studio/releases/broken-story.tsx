import { useEffect, useState } from 'react'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { ReleaseRefusal } from '../management/release-calls.ts'
import { problemsByBlok } from '../model/problems-by-blok.ts'
import { useStudio } from '../studio-context.ts'

export interface BrokenStoryProps {
  releaseId: number
  story: ReleaseRefusal['stories'][number]
}

/** What is wrong with a text in a release, blok by blok and field by field. */
export function BrokenStory({ releaseId, story: { story_id, full_slug, problems } }: BrokenStoryProps) {
  const { client, model } = useStudio()
  const [content, setContent] = useState<RawBlok>()

  useEffect(() => {
    // Without the text the sentences stand for themselves.
    if (full_slug)
      client.storyInRelease(story_id, releaseId).then(
        (story) => setContent(story.content),
        () => {},
      )
  }, [client, story_id, releaseId, full_slug])

  const found = content
    ? [...problemsByBlok(content, problems)].flatMap(([uid, list]) =>
        list.map((problem) => ({ ...problem, component: findBlok(content, uid)?.blok.component })),
      )
    : problems.map((problem) => ({ ...problem, component: undefined }))
  return found.map(({ component, field, message }, index) => {
    const label = model.find(component ?? '')?.fields.find(({ name }) => name === field)?.label ?? field
    return (
      <p key={index}>
        {component && `${model.labelOf(component)}: `}
        {label && <strong>{label} </strong>}
        {message}
      </p>
    )
  })
}
