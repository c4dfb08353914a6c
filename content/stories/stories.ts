import type { NewStory } from '../blok-builders.ts'
import { anlassGlobals } from './anlass-globals.ts'
import { myposterGlobals } from './myposter-globals.ts'

/** Every story a fresh shop starts with. */
export const stories: NewStory[] = [...anlassGlobals, ...myposterGlobals]
