import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keptImages } from './kept-images.ts'

function openKept(maxBytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const failures: unknown[] = []
  const kept = keptImages({ folder: join(folder, 'images'), maxBytes, onError: (error) => failures.push(error) })
  return { kept, folder, failures }
}

const picture = (bytes: number) => ({ bytes: Buffer.alloc(bytes, 1), contentType: 'image/webp' })

describe('finished pictures', () => {
  it('are found as they were kept', async () => {
    const { kept } = openKept(1_000)
    await kept.keep('abc', picture(10))
    expect(await kept.find('abc')).toEqual(picture(10))
    expect(await kept.find('abd')).toBeUndefined()
  })

  it('leave oldest first when they take more room than they may, those of earlier processes too', async () => {
    const { kept, folder } = openKept(80_000)
    const earlier = join(folder, 'images', 'ol', 'old')
    mkdirSync(join(folder, 'images', 'ol'), { recursive: true })
    writeFileSync(earlier, Buffer.alloc(2_000))
    utimesSync(earlier, 1, 1)
    for (let index = 0; index < 40; index++) await kept.keep(`k${index}`, picture(1_000))

    const names = () => readdirSync(join(folder, 'images'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    await expect.poll(() => names().length).toBeLessThan(20)
    expect(await kept.find('old')).toBeUndefined()
    expect(await kept.find('k0')).toBeUndefined()
    expect(await kept.find('k39')).toEqual(picture(1_000))
  })

  it('stay while somebody wants them, and count for what a disk gives away at least', async () => {
    const { kept } = openKept(40_000)
    await kept.keep('wanted', picture(1))
    for (let index = 0; index < 40; index++) {
      await kept.keep(`k${index}`, picture(1))
      // Files of one millisecond are equally old.
      await expect.poll(() => kept.find('wanted')).toEqual(picture(1))
    }
    await expect.poll(() => kept.find('k0')).toBeUndefined()
  })

  it.each([0, 5, 20, 26])('are made again when only %i bytes are there of one', async (length) => {
    const { kept, folder } = openKept(1_000)
    await kept.keep('abc', picture(10))
    truncateSync(join(folder, 'images', 'ab', 'abc'), length)
    expect(await kept.find('abc')).toBeUndefined()
  })

  it('that can’t be kept are no error, but a report', async () => {
    const { kept, folder, failures } = openKept(1_000)
    writeFileSync(join(folder, 'images'), 'a file where the folder should be')
    await kept.keep('abc', picture(10))
    expect(String(failures[0])).toContain('ENOTDIR')
    expect(await kept.find('abc')).toBeUndefined()
  })
})
