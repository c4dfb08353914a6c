import { previewWords } from '../../runtime/messages/german/preview-words.ts'
import { unavailableWords } from '../../runtime/messages/german/unavailable-words.ts'
import { german } from '../../runtime/messages/german.ts'

/** All words of the shop's pages. What is in an editor's page has some of them: those that blocks say. */
export const serverWords = { ...german, ...previewWords, ...unavailableWords }
