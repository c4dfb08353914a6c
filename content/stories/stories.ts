import type { NewStory } from '../blok-builders.ts'
import { anlassGlobals } from './anlass-globals.ts'
import { anlassHome } from './anlass-home.ts'
import { anlassService } from './anlass-service.ts'
import { categoryPages } from './category-pages.ts'
import { customerStories } from './customer-stories.ts'
import { myposterGlobals } from './myposter-globals.ts'
import { myposterPages } from './myposter-pages.ts'
import { newsletterStories } from './newsletter-stories.ts'
import { occasionPages } from './occasion-pages.ts'
import { typeset } from './typeset.ts'

/** Every story a fresh shop starts with. */
export const stories: NewStory[] = [
  ...anlassGlobals,
  ...anlassHome,
  ...occasionPages,
  ...categoryPages,
  ...anlassService,
  ...newsletterStories,
  ...customerStories,
  ...myposterGlobals,
  ...myposterPages,
].map(typeset)
