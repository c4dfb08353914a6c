import { swissSpelling } from '../../schemas/swiss-spelling.ts'
import { madeOnceOf } from '../made-once-of.ts'

export type Catalogue = Record<string, Record<string, string>>

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
    return fillIn(message ?? purpose, values)
  }
}

const fillIn = (message: string, values: MessageValues) =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The same messages as one writes in Switzerland. What is put into them stays as it is: a name is spelled as it is spelled. */
export const inSwissSpelling = madeOnceOf(
  (messages: Messages): Messages =>
    (key, values = {}) =>
      fillIn(swissSpelling(messages(key)), values),
)
