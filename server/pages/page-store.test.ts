import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { keepPage } from './kept-page.ts'
import { openPageStore, type StoredPage } from './page-store.ts'

let folder: string
let errors: unknown[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  errors = []
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

const open = (maxBytes = 1_000_000) =>
  openPageStore({ file: join(folder, 'pages.sqlite'), maxBytes, onError: (error) => errors.push(error) })

async function stored(text: string, { madeAt = 1, version = 7, edition = 'e' } = {}): Promise<StoredPage> {
  const page = await keepPage({ status: 200, headers: { 'content-type': 'text/html' }, text, reads: ['story:1'], isKept: true })
  return { page, version, edition, madeAt }
}

describe('the store of pages', () => {
  it('gives a page back as it was, before and after it is closed', async () => {
    const page = await stored('Guten Tag')
    const store = open()
    store.keep('a', page)
    expect(store.find('a')).toEqual(page)
    store.close()

    const again = open()
    expect(again.find('a')).toEqual(page)
    expect(again.find('b')).toBeUndefined()
    expect([again.oldestVersion('e'), again.oldestVersion('other')]).toEqual([7, undefined])
    again.close()
    expect(errors).toEqual([])
  })

  it('stays within its bytes; the pages made longest ago leave first', async () => {
    const first = await stored('x'.repeat(1000), { madeAt: 1 })
    const store = open(first.page.bytes * 2)
    store.keep('1', first)
    store.keep('2', await stored('y'.repeat(1000), { madeAt: 2 }))
    store.keep('3', await stored('z'.repeat(1000), { madeAt: 3 }))
    store.close()
    const again = open()
    expect(['1', '2', '3'].map((key) => again.find(key) !== undefined)).toEqual([false, true, true])
    again.close()
  })

  it('forgets what is gone', async () => {
    const store = open()
    store.keep('a', await stored('a'))
    store.forget('a')
    expect(store.find('a')).toBeUndefined()
    store.close()
    const again = open()
    expect(again.find('a')).toBeUndefined()
    again.close()
  })

  it('begins anew where its file is damaged', async () => {
    writeFileSync(join(folder, 'pages.sqlite'), 'this is a letter, not a database'.repeat(100))
    const store = open()
    store.keep('a', await stored('a'))
    store.close()
    expect(open().find('a')).toBeDefined()
    expect(errors).toEqual([])
  })

  it('says what is wrong and goes on without when it can’t be opened', async () => {
    writeFileSync(join(folder, 'file'), '')
    const store = openPageStore({ file: join(folder, 'file', 'pages.sqlite'), maxBytes: 1, onError: (error) => errors.push(error) })
    store.keep('a', await stored('a'))
    expect(errors).toHaveLength(1)
    store.close()
    expect(store.find('a')).toBeUndefined()
  })
})
