import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../settings/settings.ts'
import { contentTypeOf } from './file-kinds.ts'
import { type ByteRange, type FileStore, FileStoreError, isFileAddress, placeOf, type StoredFile } from './file-store.ts'

/**
 * How long an answer may take to begin, in milliseconds; how long the rest takes is up to the one who reads it. A browser asks for a few
 * pictures at a time, and for the next page after them.
 */
const usualPatience = { GET: 5_000, HEAD: 5_000, PUT: 30_000, DELETE: 30_000 }

/**
 * Files in a bucket that speaks S3, which several machines may share. The bucket itself is nobody's to read: the shop sends the
 * files on. Throws a FileStoreError where the bucket does not answer, or what it should not.
 */
export function filesInBucket({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket, patienceMs = usualPatience): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const root = `${endpoint.replace(/\/$/, '')}/${name}`

  /** Answers the response, or `undefined` when there is no such file. */
  async function ask(method: keyof typeof usualPatience, key: string, { headers = {}, bytes }: Sent = {}) {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error(`nothing for ${patienceMs[method]} ms`)), patienceMs[method])
    const request = client.fetch(`${root}/${key}`, {
      method,
      // Named, for else the bytes of the body are not part of the signature.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      },
      ...(bytes && { body: new Uint8Array(bytes) }),
      signal: patience.signal,
    })
    const response = await request
      .catch((cause) => {
        throw new FileStoreError(`The bucket ${name} at ${endpoint} does not answer: ${String(cause)}.`, { cause })
      })
      .finally(() => clearTimeout(timer))
    if (response.ok) return response
    // Why it failed, a missing bucket among it, is only said in a body, and HEAD has none.
    if (method === 'HEAD' && response.status < 500) return ask('GET', key)
    const said = await response.text()
    if (response.status === 404 && !said.includes('NoSuchBucket')) return undefined
    throw new FileStoreError(
      `The bucket ${name} answers ${response.status} to ${method} ${key}: ${codeIn(said)}. See S3_BUCKET and its keys.`,
    )
  }
  async function fileAt(key: string): Promise<StoredFile | undefined> {
    const found = await ask('HEAD', key)
    return found && { size: Number(found.headers.get('content-length')), open: (part) => streamOf(key, part) }
  }

  async function streamOf(key: string, part?: ByteRange) {
    const body = (await ask('GET', key, part && { headers: { range: `bytes=${part.first}-${part.last}` } }))?.body
    if (!body) throw new FileStoreError(`The bucket ${name} has no ${key} any more.`)
    return body
  }

  return {
    async putFile(address, bytes, isPrivate = false) {
      await ask('PUT', placeOf(address, isPrivate), { bytes, headers: { 'content-type': contentTypeOf(address) } })
    },
    async setPrivate(address, isPrivate) {
      // A file elsewhere is not ours to hide.
      if (!isFileAddress(address)) return
      const [from, to] = [placeOf(address, !isPrivate), placeOf(address, isPrivate)]
      const copied = (await fileAt(from)) && (await ask('PUT', to, { headers: { 'x-amz-copy-source': `/${name}/${from}` } }))
      if (!copied) return
      // A copy may fail after its status was sent.
      const said = await copied.text()
      if (said.includes('<Error>')) throw new FileStoreError(`The bucket ${name} could not copy ${from}: ${codeIn(said)}.`)
      await ask('DELETE', from)
    },
    async deleteFile(address) {
      if (!isFileAddress(address)) return
      for (const isPrivate of [false, true]) await ask('DELETE', placeOf(address, isPrivate))
    },
    async findFile(address, seesPrivate = false) {
      if (!isFileAddress(address)) return undefined
      return (await fileAt(placeOf(address, false))) ?? (seesPrivate ? fileAt(placeOf(address, true)) : undefined)
    },
  }
}

interface Sent {
  headers?: Record<string, string>
  bytes?: Uint8Array
}

const codeIn = (said: string) => /<Code>(.*?)<\/Code>/.exec(said)?.[1] ?? 'no reason given'
