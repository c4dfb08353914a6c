import { clientContent } from './client-content.ts'
import type { Content } from './content.ts'
import { type StoryblokAccess, storyblokClient } from './storyblok-client.ts'

/** Content from hosted Storyblok. */
export const storyblokContent = (access: StoryblokAccess): Content => clientContent(storyblokClient(access), { isOurs: false })
