import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestPlace, temporaryFolder } from './test-place.ts'

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

  it('says so where a file stands in the place of the folder', async () => {
    const { run } = await openTestPlace()
    const file = join(temporaryFolder(), 'notes.txt')
    writeFileSync(file, 'noted')
    for (const folder of [file, join(file, 'space')]) await expect(run(`export ${folder}`)).rejects.toThrow(`${folder} can't be a folder`)
    expect(readFileSync(file, 'utf8')).toBe('noted')
  })
})
