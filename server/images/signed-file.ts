/** How a private file is opened for a while: its address, an end and a signature of both. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** So long a signed address opens its file, in seconds. */
const lifeSeconds = 3_600

/** What stands behind the address of a private file, and of every picture made of it. */
export function signFile(address: string, key: string, now = new Date()): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifeSeconds)
  return new URLSearchParams({ Expires: expires, Signature: signatureOf(address, expires, key) }).toString()
}

export function isSignatureValid(address: string, search: URLSearchParams, key: string, now = new Date()): boolean {
  const expires = search.get('Expires') ?? ''
  const sent = Buffer.from(search.get('Signature') ?? '')
  const right = Buffer.from(signatureOf(address, expires, key))
  const isFresh = /^\d{1,12}$/.test(expires) && Number(expires) > now.getTime() / 1000
  return isFresh && sent.length === right.length && timingSafeEqual(sent, right)
}

function signatureOf(address: string, expires: string, key: string): string {
  return createHmac('sha256', key).update(`${address}\n${expires}`).digest('base64url')
}
