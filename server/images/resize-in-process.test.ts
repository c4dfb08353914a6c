import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ImageRequestError, readImageRequest } from './image-request.ts'
import { type ResizeInProcessOptions, resizeInProcess } from './resize-in-process.ts'

const realProcess = join(import.meta.dirname, 'image-process.ts')

/** A process that answers what it is asked with its own number as the kind of picture, or does this instead. */
function openProcess(instead = '', options: Partial<ResizeInProcessOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'process.mjs')
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
    const isFirst = () => !existsSync('${folder}/asked') && (writeFileSync('${folder}/asked', ''), true)
    process.on('message', ({ id, original }) => {
      ${instead}
      process.send({ id, image: { bytes: Buffer.from(original), contentType: String(process.pid) } })
    })`,
  )
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).reason) })
  const resize = resizeInProcess({ file, log, ...options })
  return { ask: (bytes = 'a') => resize(Buffer.from(bytes), readImageRequest('10x10'), true), lines }
}

describe('a process that makes pictures', () => {
  it('makes them as asked for, and says what can’t be seen', async () => {
    const resize = resizeInProcess({ file: realProcess, log: pino({ level: 'silent' }) })
    const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#00f' } })
      .png()
      .toBuffer()
    const { bytes, contentType } = await resize(photo, readImageRequest('40x0'), true)
    expect([contentType, (await sharp(bytes).metadata()).height]).toEqual(['image/webp', 30])
    await expect(resize(photo, readImageRequest('90x90:95x95'), true)).rejects.toThrow(ImageRequestError)
    await expect(resize(Buffer.from('no picture'), readImageRequest('10x10'), true)).rejects.toThrow('unsupported image format')
  })

  it('is one for many pictures, each with its own answer', async () => {
    const { ask } = openProcess()
    const images = await Promise.all(['a', 'b', 'c'].map(ask))
    expect(images.map(({ bytes }) => bytes.toString())).toEqual(['a', 'b', 'c'])
    expect(new Set(images.map(({ contentType }) => contentType)).size).toBe(1)
  })

  it('ends when there is nothing to do, and another one starts when there is', async () => {
    const { ask, lines } = openProcess('', { idleMs: 1 })
    const { contentType: pid } = await ask()
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
    expect((await ask()).contentType).not.toBe(pid)
    expect(lines).toEqual([])
  })

  it('that dies costs nobody a picture', async () => {
    const { ask, lines } = openProcess(`if (isFirst()) return process.kill(process.pid, 'SIGKILL')`)
    expect((await Promise.all([ask('a'), ask('b')])).map(({ bytes }) => bytes.toString())).toEqual(['a', 'b'])
    expect(lines).toEqual(['It ended with SIGKILL.'])
  })

  it('that each time dies of a picture refuses this one, and no other', async () => {
    const { ask } = openProcess(`if (String(original) === 'deadly') return process.exit(1)`)
    await expect(ask('deadly')).rejects.toThrow('It ended with 1.')
    expect((await ask('harmless')).bytes.toString()).toBe('harmless')
  })

  it('that can’t be started where no more files can be opened fails its pictures, and nothing else', () => {
    const server = `
      import { closeSync, openSync } from 'node:fs'
      import pino from 'pino'
      import { readImageRequest } from './image-request.ts'
      import { resizeInProcess } from './resize-in-process.ts'
      const resize = resizeInProcess({ file: './image-process.ts', log: pino({ level: 'silent' }) })
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
      const ask = () => resize(drawing, readImageRequest('5x5'), true).then(({ contentType }) => contentType, (error) => error.message)
      const open = []
      try {
        for (;;) open.push(openSync('/dev/null'))
      } catch {}
      const without = await Promise.all([ask(), ask()])
      open.forEach((file) => closeSync(file))
      const stays = setInterval(() => {}, 1_000)
      console.log(JSON.stringify([...without, await ask()]))
      clearInterval(stays)`
    const run = ['-c', 'ulimit -n 100; exec "$0" --input-type=module-typescript -e "$1"', process.execPath, server]
    const said = execFileSync('sh', run, { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(JSON.parse(said)).toEqual([expect.stringMatching(/EMFILE$/), expect.stringMatching(/EMFILE$/), 'image/webp'])
  })

  it('that hangs on a picture is ended, this one refused and another one made, however many it still makes beside', async () => {
    const hang = `if (String(original) === 'endless') return
      if (String(original) === 'waits' && isFirst()) return`
    const { ask, lines } = openProcess(hang, { hangMs: 1_500 })
    const [endless, waits] = [ask('endless').catch(String), ask('waits')]
    let isOver = false
    const over = Promise.all([endless, waits]).finally(() => {
      isOver = true
    })
    while (!isOver) expect((await ask()).bytes.toString()).toBe('a')
    expect(await over).toMatchObject([
      'TakesTooLong: This picture takes longer than 1.5 s to make: ask for a smaller one, or later again.',
      { bytes: Buffer.from('waits') },
    ])
    expect(lines).toEqual(['A picture took longer than 1500 ms.'])
  })

  it('does not hang because the whole machine was paused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { ask, lines } = openProcess(`if (String(original) === 'waits for the next')
      return process.once('message', () => process.send({ id, image: { bytes: Buffer.from('made'), contentType: '' } }))`)
    const waiting = ask('waits for the next')
    // What a pause leaves: each timer that was set comes once.
    vi.runOnlyPendingTimers()
    await ask('next')
    expect([(await waiting).bytes.toString(), lines]).toEqual(['made', []])
  })

  it('that answers what is no picture is ended', async () => {
    const { ask, lines } = openProcess('if (isFirst()) return process.send({ nothing: true })')
    expect((await ask()).bytes.toString()).toBe('a')
    expect(lines).toEqual(['It answered what nobody understands.'])
  })

  it('knows no secret of the server', async () => {
    process.env.SECRET_OF_TESTS = 'geheim'
    onTestFinished(() => void delete process.env.SECRET_OF_TESTS)
    const { ask } = openProcess('original = JSON.stringify(process.env)')
    const { bytes } = await ask()
    expect(bytes.toString()).not.toContain('geheim')
    expect(Object.keys(JSON.parse(bytes.toString()))).toEqual(['NODE_ENV'])
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
