import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { withoutSecrets } from './log.ts'

it.each([
  ['/v2/cdn/stories?version=draft&token=geheim', '/v2/cdn/stories?version=draft&token=[secret]'],
  ['/a/?_anlass_preview=geheim#oben', '/a/?_anlass_preview=[secret]#oben'],
  ['/a/?%5Fanlass_preview=geheim', '/a/?%5Fanlass_preview=[secret]'],
  ['/a/?_storyblok_tk[token]=geheim&x=1', '/a/?_storyblok_tk[token]=[secret]&x=1'],
  ['/a/?%5Fstoryblok_tk%5Btoken%5D=geheim', '/a/?%5Fstoryblok_tk%5Btoken%5D=[secret]'],
  ['/f/1/a.svg?Expires=1&Signature=geheim', '/f/1/a.svg?Expires=1&Signature=[secret]'],
  ['/web-api/voucher?code=geheim', '/web-api/voucher?code=[secret]'],
  ['/newsletter/antwort/?abmelden=geheim&x=1', '/newsletter/antwort/?abmelden=[secret]&x=1'],
  ['/kundenkonto/?passwort=geheim', '/kundenkonto/?passwort=[secret]'],
  ['/_flags/sse?accessToken=geheim', '/_flags/sse?accessToken=[secret]'],
  ['http://anna:geheim@karten.example/a/?x=@', 'http://[secret]@karten.example/a/?x=@'],
  ['http://karten.example/@anna/', 'http://karten.example/@anna/'],
  ['/a/?tokens=3&%=x', '/a/?tokens=3&%=x'],
])('of %s the log has %s', (address, logged) => {
  expect(withoutSecrets(address)).toBe(logged)
})

it('an address is read once, however long it is', () => {
  const address = `/x?${'?'.repeat(500_000)}`
  expect(withoutSecrets(address)).toBe(address)
  expect(withoutSecrets(`http://${'x'.repeat(500_000)}`)).toContain('xx')
})

const nodeWith = (module: string) => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  '--input-type=module-typescript',
  '--eval',
  module,
]

/** Logs three lines to a file, for the second of which there is no room, and answers how that process ended. */
function logWithoutRoom(file: number) {
  const module = `
    import { createLog } from './server/log.ts'
    const log = createLog({ logLevel: 'info' })
    for (const line of ['first', 'x'.repeat(3_000), 'last']) log.warn(line)
    console.error('goes on')
  `
  const limited = `trap '' XFSZ; ulimit -f 1; exec "$@"`
  return spawnSync('bash', ['-c', limited, 'bash', ...nodeWith(module)], {
    stdio: ['ignore', file, 'pipe'],
    encoding: 'utf8',
    timeout: 10_000,
  })
}

it('where there is no room for a line, what logs it goes on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = openSync(join(folder, 'shop.log'), 'w')
  onTestFinished(() => closeSync(file))
  const { status, stderr } = logWithoutRoom(file)
  expect([status, stderr]).toEqual([0, 'goes on\n'])
  expect(readFileSync(join(folder, 'shop.log'), 'utf8')).toContain('first')
})

it('where nobody reads the lines for a while, what logs them goes on, and so do the lines when somebody reads again', async () => {
  const module = `
    import { createLog } from './server/log.ts'
    const log = createLog({ logLevel: 'info' })
    for (let line = 0; line < 3_000; line++) log.warn('x'.repeat(1_000))
    console.error('goes on')
    setInterval(() => log.warn('later'), 20)
  `
  const [program = '', ...parameters] = nodeWith(module)
  const logging = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void logging.kill('SIGKILL'))
  expect(String(await once(logging.stderr, 'data'))).toBe('goes on\n')
  let read = ''
  logging.stdout.setEncoding('utf8').on('data', (lines: string) => (read += lines))
  await expect.poll(() => read.slice(-200)).toContain('"msg":"later"')
})
