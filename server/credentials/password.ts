import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordLength } from '../../schemas/password-length.ts'
import { loadedOnce } from '../loaded-once.ts'
import { createCallQueue } from '../threads/call-queue.ts'

/** The cost that OWASP names for scrypt: 64 MB and about 100 ms, so that guessing is slow for whoever stole the database. */
const cost = { N: 2 ** 16, r: 8, p: 2 }

/**
 * One after the other: all files that are read, for every page's scripts and pictures, wait in the same line of Node's threads. Networks
 * take turns, so that sixty sign-ups from one keep nobody else waiting for longer than one of them. Who would wait too long hears that too much
 * is going on (`Overloaded`).
 */
const inTurn = createCallQueue({ atOnce: 1, mostWaiting: 50, deadlineMs: 10_000 })

/** `scrypt:N:r:p:salt:hash`, so that the cost can grow without breaking the passwords there are. `network` is where it comes from. */
export async function hashPassword(password: string, network?: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost, network)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join(':')
}

/** Takes equally long for a right password, a wrong one, and one of nobody (`undefined`). */
export async function isPassword(password: string, kept: string | undefined, network?: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (kept ?? (await nobodys())).split(':')
  const expected = Buffer.from(hash, 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const sent = await derive(password.slice(0, passwordLength.most), Buffer.from(salt, 'base64'), cost, network)
  return timingSafeEqual(sent, expected) && kept !== undefined
}

/** A hash to compare with where there is no person. */
const nobodys = loadedOnce(() => hashPassword(randomBytes(16).toString('hex')))

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost, network = ''): Promise<Buffer> {
  const hash = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const maxmem = 256 * N * r
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem }, (error, hash) => (error ? reject(error) : resolve(hash)))
    return promise
  }
  return inTurn(hash, { whose: network })
}
