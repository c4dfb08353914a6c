import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesInBucket } from './bucket-files.ts'
import { type FileStore, FileStoreError, readWhole } from './file-store.ts'
import { filesInFolder } from './folder-files.ts'

const photo = '/f/1/8x6/abc/foto.png'
const bytes = Buffer.from([0, 255, 10, 13, 1])

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * A bucket of a real server: the one that S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_ACCESS_KEY_ID and S3_TEST_SECRET_ACCESS_KEY
 * name, else s3rver's where it is installed (npm install --no-save s3rver@3.7.1).
 */
const s3rver = 's3rver'
const Server: (new (options: object) => S3rver) | undefined = await import(/* @vite-ignore */ s3rver).then(
  (module) => module.default,
  () => undefined,
)
interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}

const named = process.env.S3_TEST_ENDPOINT

async function openBucket() {
  const region = 'us-east-1'
  if (named !== undefined) {
    const {
      S3_TEST_BUCKET: name = '',
      S3_TEST_ACCESS_KEY_ID: accessKeyId = '',
      S3_TEST_SECRET_ACCESS_KEY: secretAccessKey = '',
    } = process.env
    return { endpoint: named, name, region, accessKeyId, secretAccessKey }
  }
  if (!Server) throw new Error('There is no S3 server to try this on.')
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: folderOfTest(), configureBuckets: [{ name: 'anlass' }] }
  const server = new Server(options)
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return { endpoint: `http://127.0.0.1:${port}`, name: 'anlass', region, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
}

const read = async (files: FileStore, address: string, seesPrivate = false) => {
  const found = await files.findFile(address, seesPrivate)
  return found && readWhole(found)
}

const places = [
  { name: 'a folder', open: async () => filesInFolder(folderOfTest()) },
  ...(named !== undefined || Server ? [{ name: 'a bucket', open: async () => filesInBucket(await openBucket()) }] : []),
]

describe.each(places)('files in $name', ({ open }) => {
  it('are found as they were put, again and again', async () => {
    const files = await open()
    await files.putFile(photo, Buffer.from('old'))
    await files.putFile(photo, bytes)
    expect(await read(files, photo)).toEqual(bytes)
    expect(await files.findFile('/f/1/8x6/abc/other.png')).toBeUndefined()
    await files.deleteFile(photo)
    await files.deleteFile(photo)
    expect(await files.findFile(photo, true)).toBeUndefined()
  })

  it('are read in parts', async () => {
    const files = await open()
    await files.putFile(photo, bytes)
    const found = await files.findFile(photo)
    expect(found?.size).toBe(5)
    const part = new Response(await found?.open({ first: 1, last: 3 }))
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(1, 4))
    await files.deleteFile(photo)
    await expect(found?.open()).rejects.toThrow()
  })

  it('are private and open again, and private ones found by who may see them', async () => {
    const files = await open()
    await files.putFile(photo, bytes)
    for (let time = 0; time < 2; time++) await files.setPrivate(photo, true)
    expect([await read(files, photo), await read(files, photo, true)]).toEqual([undefined, bytes])
    for (let time = 0; time < 2; time++) await files.setPrivate(photo, false)
    expect(await read(files, photo)).toEqual(bytes)
    await files.putFile('/f/1/abc/secret.pdf', bytes, true)
    expect([await read(files, '/f/1/abc/secret.pdf'), await read(files, '/f/1/abc/secret.pdf', true)]).toEqual([undefined, bytes])
    await files.deleteFile(photo)
    await files.deleteFile('/f/1/abc/secret.pdf')
  })

  it('have addresses of files, and nothing else is one', async () => {
    const files = await open()
    for (const address of ['https://a.storyblok.com/f/9/x.jpg', '/f/1/../tokens.json', '/tokens.json', '/f/1/abc/..']) {
      expect(await files.findFile(address, true)).toBeUndefined()
      await files.setPrivate(address, true)
      await files.deleteFile(address)
    }
  })
})

describe.runIf(named !== undefined || Server)('a bucket that does not fit', () => {
  it.each([
    ['another key', { accessKeyId: 'NOBODY' }, /answers 403 to GET files\/f\/.+: InvalidAccessKeyId/],
    ['another name', { name: 'elsewhere' }, /elsewhere answers 404 .+: NoSuchBucket/],
  ])('says so: %s', async (_, wrong, sentence) => {
    const files = filesInBucket({ ...(await openBucket()), ...wrong })
    await expect(files.findFile(photo)).rejects.toThrow(sentence)
    await expect(files.putFile(photo, bytes)).rejects.toThrow('See S3_BUCKET')
  })
})

describe('a bucket that fails', () => {
  it('is told apart from a file that is not there when nobody answers', async () => {
    const bucket = { name: 'anlass', region: 'auto', accessKeyId: 'k', secretAccessKey: 's' }
    const files = filesInBucket({ ...bucket, endpoint: 'http://127.0.0.1:1' })
    await expect(files.findFile(photo)).rejects.toThrow(FileStoreError)
    await expect(files.putFile(photo, bytes)).rejects.toThrow('The bucket anlass at http://127.0.0.1:1 does not answer')
  })

  /** A service that answers so. */
  async function failing(status: number, body: string) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const bucket = { name: 'anlass', region: 'auto', accessKeyId: 'k', secretAccessKey: 's' }
    return { asked, files: filesInBucket({ ...bucket, endpoint: `http://127.0.0.1:${port}/` }) }
  }

  it('is asked again before a file counts as not to be had, which is told', async () => {
    const { files, asked } = await failing(503, '<Error><Code>SlowDown</Code></Error>')
    await expect(files.findFile(photo)).rejects.toThrow('answers 503 to HEAD files/f/1/8x6/abc/foto.png')
    expect(asked).toEqual(Array(4).fill('HEAD /anlass/files/f/1/8x6/abc/foto.png'))
  })

  it('is told apart from a file that is not there when it is silent, or stops in the middle of a file', async () => {
    const silent = createServer((request, response) => {
      if (request.method === 'HEAD') response.writeHead(200, { 'content-length': 100 }).end()
      else if (request.method === 'GET') response.writeHead(200, { 'content-length': 100 }).write('<svg')
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      silent.closeAllConnections()
      silent.close()
    })
    const { port } = silent.address() as AddressInfo
    const bucket = { name: 'anlass', region: 'auto', accessKeyId: 'k', secretAccessKey: 's', endpoint: `http://127.0.0.1:${port}` }
    const files = filesInBucket(bucket, { GET: 5_000, HEAD: 5_000, PUT: 50, DELETE: 50 })
    await expect(files.putFile(photo, bytes)).rejects.toThrow('does not answer: Error: nothing for 50 ms')
    const found = await files.findFile(photo)
    await expect(found && readWhole(found, 50)).rejects.toThrow(new FileStoreError('A file of 100 bytes did not come within 50 ms.'))
  })

  it('in the middle of a copy leaves the file where it was', async () => {
    const { files, asked } = await failing(200, '<Error><Code>InternalError</Code></Error>')
    await expect(files.setPrivate(photo, true)).rejects.toThrow('could not copy files/f/1/8x6/abc/foto.png: InternalError')
    expect(asked.some((line) => line.startsWith('DELETE'))).toBe(false)
  })
})
