/**
 * How the editor shows that a preview is its own: it signs the address of the page it frames with the
 * space's preview token. Hosted Storyblok does the same, so both open the shop's drafts.
 */
import { createHash } from 'node:crypto'
import { isSameSecret } from '../same-secret.ts'

export interface EditorKey {
  spaceId: number
  previewToken: string
  now: Date
}

/** For one hour a token opens drafts. */
const freshSeconds = 3600

/** The editor's and the shop's clocks may differ by this much. */
const skewSeconds = 60

/** Whether the address of a page was signed by the editor, within the last hour. */
export function isEditorTokenValid(search: URLSearchParams, { spaceId, previewToken, now }: EditorKey): boolean {
  const token = search.get('_storyblok_tk[token]')
  const timestamp = search.get('_storyblok_tk[timestamp]')
  if (search.get('_storyblok_tk[space_id]') !== String(spaceId)) return false
  if (token === null || timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false
  const age = secondsOf(now) - Number(timestamp)
  const isFresh = age < freshSeconds && age >= -skewSeconds
  return isFresh && isSameSecret(token, sign(spaceId, previewToken, timestamp))
}

/** The parameters that the editor adds to the address of the page it frames. */
export function createEditorToken({ spaceId, previewToken, now }: EditorKey): Record<string, string> {
  const timestamp = String(secondsOf(now))
  return {
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': sign(spaceId, previewToken, timestamp),
  }
}

function sign(spaceId: number, previewToken: string, timestamp: string): string {
  return createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex')
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
