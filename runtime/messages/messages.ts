import { createContext, use } from 'react'
import { madeOnceOf } from '../made-once-of.ts'
import { SiteContext } from '../site/site-context.ts'
import { type Catalogue, createMessages, inSwissSpelling, type Messages } from './create-messages.ts'

/** The words of the page, which are on the server and in drafts. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** The messages as one writes in the country of the page. A block that lives in the browser names its words, by screen: no others come there. */
export function useMessages(words?: Catalogue): Messages {
  const ofPage = use(MessagesContext)
  const messages = words ? messagesOf(words) : (ofPage ?? messagesOf(noWords))
  return use(SiteContext)?.locale === 'de-CH' ? inSwissSpelling(messages) : messages
}

const noWords: Catalogue = {}
const messagesOf = madeOnceOf((words: Catalogue) => createMessages((sentence) => console.error(sentence), words))
