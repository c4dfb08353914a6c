import { createContext, use } from 'react'
import { madeOnceOf } from '../made-once-of.ts'

type Catalogue = Record<string, Record<string, string>>

/** Words a message has places for: `{name}`. */
export type MessageValues = Record<string, string | number>

export type Messages = (key: string, values?: MessageValues) => string

/**
 * Looks messages up by `screen.purpose`. A key that is not there is reported once and its second segment
 * shown (R8.05), so that a page never fails for a missing word.
 */
export function createMessages(report: (sentence: string) => void, catalogue: Catalogue): Messages {
  const reported = new Set<string>()
  return (key, values = {}) => {
    const [screen = '', purpose = key] = key.split('.')
    const message = catalogue[screen]?.[purpose]
    if (message === undefined && !reported.has(key)) {
      reported.add(key)
      report(`The message ${key} is missing: add it to runtime/messages.`)
    }
    return (message ?? purpose).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
  }
}

/** The words of the page, which are on the server and in drafts. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/** The messages in the language of the page. A block that lives in the browser names its words, by screen: no others come there. */
export function useMessages(words?: Catalogue): Messages {
  const ofPage = use(MessagesContext)
  return words ? messagesOf(words) : (ofPage ?? messagesOf(noWords))
}

const noWords: Catalogue = {}
const messagesOf = madeOnceOf((words: Catalogue) => createMessages((sentence) => console.error(sentence), words))
