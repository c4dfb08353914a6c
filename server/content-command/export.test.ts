import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, openTestPlace, temporaryFolder } from './test-place.ts'
import { unfinishedFolder } from './transferring/export-space.ts'

describe('content export', () => {
  it('refuses a folder with other files, and tells of files that are missing', async () => {
    const { run, store } = await openTestPlace()
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'notes.txt'), '')
    await expect(run(`export ${folder}`)).rejects.toThrow('has files and is no export')
    rmSync(join(folder, 'notes.txt'))
    await store.putAsset({ filename: '/f/1/abc/weg.svg', contentType: 'image/svg+xml', contentLength: 6, hash: 'h' })
    expect(await run(`export ${folder}`)).toEqual({ code: 1, text: expect.stringContaining('  /f/1/abc/weg.svg') })
  })

  it('leaves an earlier export as it was where it fails, and what is left of one that was killed keeps none from being written', async () => {
    const { run, store, images } = await openTestPlace()
    const put = async (filename: string) => {
      await images.putFile(filename, Buffer.from('<svg/>'))
      await store.putAsset({ filename, contentType: 'image/svg+xml', contentLength: 6, hash: 'h' })
    }
    await put('/f/1/abc/karte.svg')
    const folder = temporaryFolder()
    await run(`export ${folder}`)
    const before = filesOf(folder)
    expect(before).toMatchObject({ 'files/f/1/abc/karte.svg': '<svg/>' })

    await put('/f/1/abd/zweite.svg')
    const { findFile } = images
    images.findFile = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    await expect(run(`export ${folder}`)).rejects.toThrow('what was there is as it was')
    expect(filesOf(folder)).toEqual(before)

    images.findFile = findFile
    const cutOff = temporaryFolder()
    mkdirSync(join(cutOff, unfinishedFolder, 'next', 'stories'), { recursive: true })
    for (const name of [folder, cutOff]) expect((await run(`export ${name}`)).code).toBe(0)
    expect(filesOf(folder)).toHaveProperty(['files/f/1/abd/zweite.svg'])
    expect([filesOf(cutOff), readdirSync(cutOff)]).toEqual([filesOf(folder), readdirSync(folder)])
  })

  it('says so where a file stands in the place of the folder', async () => {
    const { run } = await openTestPlace()
    const file = join(temporaryFolder(), 'notes.txt')
    writeFileSync(file, 'noted')
    for (const folder of [file, join(file, 'space')]) await expect(run(`export ${folder}`)).rejects.toThrow(`${folder} can't be a folder`)
    expect(readFileSync(file, 'utf8')).toBe('noted')
  })
})
