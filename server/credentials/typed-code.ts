import { randomInt } from 'node:crypto'

/** Without signs that people take for others: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A random code that a person can type: `groups` times four signs, 20 bits each, with hyphens between. */
export function makeCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The code that somebody typed, who may have left out hyphens, taken small letters, or O for 0. */
export function readCode(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return signs.match(/.{1,4}/g)?.join('-') ?? ''
}
