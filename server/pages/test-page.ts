import { compressText } from './compressed-text.ts'
import { type Answer, type KeptPage, keepPage } from './kept-page.ts'

/** A finished page of this text, for tests. */
export function testPage(text: string, { headers = {}, reads = [] }: Partial<Answer> = {}): KeptPage {
  return keepPage({ status: 200, headers, body: compressText(text), reads, isKept: true })
}
