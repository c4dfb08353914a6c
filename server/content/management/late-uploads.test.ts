import { describe, expect, it } from 'vitest'
import { heldBody } from '../../../tests/held-body.ts'
import { formWith, openAssets, pathOf } from './test-assets.ts'

const white = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect fill="#fff"></rect></svg>')
const black = Buffer.from(white.toString().replace('#fff', '#000'))

async function openUpload() {
  const { announce, send, manage, studio, images } = await openAssets()
  const { id, post_url, fields, public_url } = (await announce('filename=logo.svg')).body
  const finish = () => manage('GET', `assets/${id}/finish_upload`)
  const shown = async () => (await studio(new URL(public_url).pathname)).text
  return { images, studio, post_url, fields, public_url, finish, shown, send: (bytes: Uint8Array) => send(post_url, fields, bytes) }
}

describe('an upload that is sent twice', () => {
  it('leaves the file as it was finished, when the other bytes come after that', async () => {
    const { studio, post_url, fields, finish, shown, send } = await openUpload()
    const form = new Response(formWith(fields, black))
    const bytes = new Uint8Array(await form.arrayBuffer())
    let finished: Awaited<ReturnType<typeof finish>> | undefined
    const body = heldBody(bytes, async () => {
      await send(white)
      finished = await finish()
    })
    const headers = { 'content-type': form.headers.get('content-type') ?? '' }
    const late = await studio(pathOf(post_url), { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect([finished?.status, late.status, await shown()]).toEqual([200, 403, white.toString()])
  })

  it('leaves the file as it was finished, when the other one is put while that is done', async () => {
    const { images, finish, send } = await openUpload()
    const { putFile } = images
    const put: string[] = []
    let finished: Awaited<ReturnType<typeof finish>> | undefined
    images.putFile = async (address, ...file) => {
      put.push(address)
      if (put.length === 1) {
        expect((await send(white)).status).toBe(204)
        finished = await finish()
      }
      await putFile(address, ...file)
    }
    expect((await send(black)).status).toBe(403)
    const [first = '', second = ''] = put
    expect(new URL(finished?.body.filename).pathname).toBe(second)
    const kept = await Promise.all([images.findFile(first), images.findFile(second)])
    expect(kept).toEqual([undefined, expect.objectContaining({ size: white.length })])
  })

  it('is finished with what came last', async () => {
    const { studio, finish, send } = await openUpload()
    expect([(await send(black)).status, (await send(white)).status]).toEqual([204, 204])
    const { filename } = (await finish()).body
    expect(filename).toMatch(/\/f\/\d+\/[0-9a-f]{10}\/logo\.svg$/)
    expect((await studio(new URL(filename).pathname)).text).toBe(white.toString())
  })

  it('has the address that was announced where the first file could not be put', async () => {
    const { images, public_url, finish, send } = await openUpload()
    const { putFile } = images
    images.putFile = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    const refused = (await send(white)).status
    images.putFile = putFile
    expect([refused, (await send(black)).status, (await finish()).body.filename]).toEqual([507, 204, public_url])
  })
})
