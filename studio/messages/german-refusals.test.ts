import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Permission } from '../../server/accounts/rights.ts'
import { examineFile } from '../../server/content/files/examine-file.ts'
import { demand } from '../../server/content/management/demand.ts'
import { demandOpen } from '../../server/content/management/deploy-release.ts'
import type { Actor } from '../../server/content/management/environment.ts'
import { notFound, tooLarge } from '../../server/content/management/management-error.ts'
import { checkReachable } from '../../server/content/management/reserved-slugs.ts'
import { filledLine } from '../../server/content/management/sent.ts'
import { checkSlug } from '../../server/content/story-place.ts'
import { ImageRequestError } from '../../server/images/image-request.ts'
import { refusalInGerman } from './german-refusals.ts'

const sentenceOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

/** As a role that may save, in these folders alone. */
const refusedRole = (folders: string[], permission: Permission = 'save_stories') => {
  const rights = { permissions: new Set<Permission>(['save_stories']), folders, components: undefined }
  return JSON.parse(sentenceOf(() => demand({ rights } as unknown as Actor, permission, 'anlass/kontakt'))).error
}

/** What a file refuses with, as it is written there. */
const refusalsIn = (file: string) => {
  const source = readFileSync(new URL(`../../server/content/management/${file}`, import.meta.url), 'utf8')
  const written = source.matchAll(/(?:forbidden|Conflict|invalid)\([^`]{0,40}`([^`]*)`/g)
  return [...written].map(([, sentence = '']) => sentence.replace(/\$\{[^}]*\}/g, 'x'))
}

const refusedFile = (name: string, bytes: string | Buffer) =>
  examineFile(name, Buffer.from(bytes), () => Promise.reject(new ImageRequestError('halb'))).then(
    () => '',
    ({ message }) => message,
  )
const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`
/** Each draws the one before it twice. */
const doublings = Array.from({ length: 20 }, (_, index) => {
  return `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(2)}</g>`
}).join('')

it('what the service refuses with is German, with what it names; what is not known stays as it is', () => {
  expect(refusalInGerman('slug "anlass/a" has already been taken; choose another slug.')).toBe(
    'Die Adresse /anlass/a gibt es schon. Wähle eine andere.',
  )
  const used = (stories: string) =>
    refusalInGerman(`The flag "hero" still stands in ${stories}: published, in the draft or in a release. Take it out there first.`)
  const german = (stories: string) =>
    `Der A/B-Test „hero“ steht noch in ${stories}, veröffentlicht, im Entwurf oder in einem Release. Nimm ihn dort zuerst heraus.`
  expect(used('a, b')).toBe(german('a, b'))
  expect(used('a, b and 3 more')).toBe(german('a, b und 3 weiteren'))
  expect(refusalInGerman('Something else')).toBe('Something else')
})

it('says to roles that hold in some folders where these are', () => {
  expect(refusalInGerman(refusedRole(['anlass/taufe', 'anlass/ostern']))).toBe(
    'Deine Rolle reicht nicht bis /anlass/kontakt; sie gilt nur in anlass/taufe/, anlass/ostern/. Frag die Verwaltung des Spaces.',
  )
})

it('knows the service’s own sentences', async () => {
  const sentences = [
    sentenceOf(() => checkSlug('')),
    sentenceOf(() => checkSlug('a/b')),
    sentenceOf(() => checkSlug('x'.repeat(256))),
    `name ${filledLine().safeParse('x'.repeat(256)).error?.issues[0]?.message}`,
    notFound().message,
    refusedRole(['anlass/taufe']),
    refusedRole([]),
    refusedRole([], 'publish_stories'),
    ...['change-story.ts', 'stage-rules.ts'].flatMap(refusalsIn),
    sentenceOf(() => demandOpen({ name: 'Advent', released_at: '2026-12-01T07:00:00.000Z' })),
    String(Object.values(tooLarge(10).body)[0]),
    ...['anlass/über uns', 'anlass/api', 'anlass/a/_payload.json', 'anlass/merkzettel', 'myposter/wishlist'].map((full_slug) =>
      sentenceOf(() => checkReachable({ full_slug, is_folder: 0 })),
    ),
    ...(await Promise.all([
      refusedFile('kaputt.png', 'text'),
      refusedFile('kaputt.jpg', Buffer.from('ffd8ffe000104a46494600010101', 'hex')),
      refusedFile('halb.svg', svgOf('<path/>')),
      refusedFile('leer.svg', '<p>nichts</p>'),
      refusedFile('zwei.svg', '<svg xmlns="http://www.w3.org/2000/svg"/><svg xmlns="http://www.w3.org/2000/svg"/>'),
      refusedFile('viel.svg', svgOf(doublings)),
      refusedFile('tief.svg', svgOf('<g>'.repeat(2_000))),
      refusedFile(
        'riesig.png',
        await sharp({ create: { width: 16_001, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ])),
  ]
  for (const sentence of sentences) {
    expect(sentence).not.toBe('')
    expect(refusalInGerman(sentence)).not.toBe(sentence)
  }
})
