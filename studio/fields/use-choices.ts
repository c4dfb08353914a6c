import { useEffect, useState } from 'react'
import type { ModelField } from '../model/component-model.ts'
import { useStudio } from '../studio-context.ts'
import { type Choice, readChoices, sourceOfChoices } from './read-choices.ts'

interface Choices {
  choices: Choice[]
  /** Where they should have come from, when they can't be read. */
  unreadable?: string | undefined
}

const none: Choices = { choices: [] }

/** What an option field offers: listed in the schema, or read from where the schema says. */
export function useChoices(field: ModelField): Choices {
  const { client, space } = useStudio()
  const [read, setRead] = useState<Choices>(none)
  // A field is a new object whenever the components are read again.
  const { source, datasource_slug, folder_slug, filter_content_type, external_datasource } = field
  const from = JSON.stringify({ source, datasource_slug, folder_slug, filter_content_type, external_datasource })

  useEffect(() => {
    let isStale = false
    const take = (choices: Choices) => !isStale && setRead(choices)
    const asked = JSON.parse(from)
    readChoices(client, asked).then(
      (choices) => take({ choices }),
      () => take({ choices: [], unreadable: sourceOfChoices(asked) }),
    )
    return () => {
      isStale = true
    }
  }, [client, from])

  if (source === 'internal_languages') return { choices: space.languages.map(({ code, name }) => ({ name, value: code })) }
  return source && source !== 'self' ? read : { choices: field.options ?? [] }
}
