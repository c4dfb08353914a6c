import { createContext, useContext } from 'react'
import type { Person, Rights, Space } from './management/answers.ts'
import type { Connection } from './management/connection.ts'
import type { ManagementClient } from './management/management-client.ts'
import type { Words } from './messages/german.ts'
import type { Model } from './model/component-model.ts'
import type { Preferences } from './preferences.ts'

/** What every screen of the studio stands on, once somebody is signed in. */
export interface StudioParts {
  client: ManagementClient
  /** Of a space that is not the studio's own. */
  connection: Connection | undefined
  person: Person
  /** What this person may do; unknown at a service elsewhere. */
  rights: Rights | undefined
  space: Space
  model: Model
}

export const StudioContext = createContext<StudioParts | undefined>(undefined)

export function useStudio(): StudioParts {
  const parts = useContext(StudioContext)
  if (!parts) throw new Error('This part of the studio must stand in a StudioContext.')
  return parts
}

export interface Spoken {
  words: Words
  /** BCP 47, for dates and numbers. */
  locale: string
  preferences: Preferences
  change(preferences: Partial<Preferences>): void
}

export const SpokenContext = createContext<Spoken | undefined>(undefined)

/** The words of the interface and how this person likes it; there before anybody is signed in. */
export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (!spoken) throw new Error('This part of the studio must stand in a SpokenContext.')
  return spoken
}

export const useWords = (): Words => useSpoken().words
