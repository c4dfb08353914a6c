import { useEffect, useState } from 'react'
import type { ModelField } from '../model/component-model.ts'
import { useStudio } from '../studio-context.ts'

export interface Choice {
  name: string
  value: string
}

const none: Choice[] = []

/** What an option field offers: listed in the schema, or read from where the schema says. */
export function useChoices(field: ModelField): Choice[] {
  const { client, space } = useStudio()
  const [read, setRead] = useState<Choice[]>(none)
  const { source, datasource_slug: datasource, folder_slug: folder, filter_content_type: types } = field
  const typeList = Array.isArray(types) ? types.join() : ''

  useEffect(() => {
    let isStale = false
    const take = (choices: Choice[]) => !isStale && setRead(choices)
    if (source === 'internal' && typeof datasource === 'string') void client.datasourceEntries(datasource).then(take, () => take(none))
    if (source === 'internal_stories') {
      const startsWith = typeof folder === 'string' ? { starts_with: folder.replace(/^\{0\}\//, '') } : {}
      void client.allStories({ story_only: true, ...startsWith }).then(
        (stories) =>
          take(
            stories
              .filter(({ content_type }) => !typeList || typeList.split(',').includes(content_type ?? ''))
              .map(({ name, full_slug, uuid }) => ({ name: `${name} (${full_slug})`, value: uuid })),
          ),
        () => take(none),
      )
    }
    return () => {
      isStale = true
    }
  }, [client, source, datasource, folder, typeList])

  if (source === 'internal_languages') return space.languages.map(({ code, name }) => ({ name, value: code }))
  return source && source !== 'self' ? read : (field.options ?? none)
}
