import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { passwordLength } from '../../schemas/password-length.ts'
import { loadedOnce } from '../loaded-once.ts'
import { networkOfTurns } from '../requests/client-address.ts'
import { createCallQueue } from '../threads/call-queue.ts'
import { passwordCost } from './password-cost.ts'

/** Of the people of the studio: however many customers log in, they have their turn. */
export const studioPasswords = createPasswords()
export const customerPasswords = createPasswords()

/**
 * One after the other: all files that are read, for every page's scripts and pictures, wait in the same line of Node's threads. Networks
 * take turns, so that sixty sign-ups from one keep nobody else waiting for longer than one of them. Who would wait too long hears that too much
 * is going on (`Overloaded`).
 */
function createPasswords() {
  const inTurn = createCallQueue({ atOnce: 1, mostWaiting: 50, deadlineMs: 10_000 })
  const derived = (sent: string, salt: Buffer, price: typeof passwordCost, network = '') =>
    inTurn(() => derive(sent, salt, price), { whose: networkOfTurns(network) })

  /** `scrypt:N:r:p:salt:hash`, so that the cost can grow without breaking the passwords there are. `network` is where it comes from. */
  async function hash(password: string, network?: string): Promise<string> {
    const salt = randomBytes(16)
    const hashed = await derived(password, salt, passwordCost, network)
    return ['scrypt', passwordCost.N, passwordCost.r, passwordCost.p, salt.toString('base64'), hashed.toString('base64')].join(':')
  }

  /** A hash to compare with where there is no person. */
  const nobodys = loadedOnce(() => hash(randomBytes(16).toString('hex')))

  /** Takes equally long for a right password, a wrong one, and one of nobody (`undefined`). */
  async function isRight(password: string, kept: string | undefined, network?: string): Promise<boolean> {
    const [, N, r, p, salt = '', hashed = ''] = (kept ?? (await nobodys())).split(':')
    const expected = Buffer.from(hashed, 'base64')
    const price = { N: Number(N), r: Number(r), p: Number(p) }
    const sent = await derived(password.slice(0, passwordLength.most), Buffer.from(salt, 'base64'), price, network)
    return timingSafeEqual(sent, expected) && kept !== undefined
  }

  return { hash, isRight }
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof passwordCost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const maxmem = 256 * N * r
  scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem }, (error, hash) => (error ? reject(error) : resolve(hash)))
  return promise
}
