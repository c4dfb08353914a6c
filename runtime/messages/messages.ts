import { createContext, use } from 'react'
import { madeOnceOf } from '../made-once-of.ts'
import { type Catalogue, createMessages, type Messages } from './create-messages.ts'

/** The words of the page, which are on the server and in drafts. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** The messages in the language of the page. A block that lives in the browser names its words, by screen: no others come there. */
export function useMessages(words?: Catalogue): Messages {
  const ofPage = use(MessagesContext)
  return words ? messagesOf(words) : (ofPage ?? messagesOf(noWords))
}

const noWords: Catalogue = {}
const messagesOf = madeOnceOf((words: Catalogue) => createMessages((sentence) => console.error(sentence), words))
