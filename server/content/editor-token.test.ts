import { describe, expect, it } from 'vitest'
import { createEditorToken, isEditorTokenValid } from './editor-token.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const key = { spaceId: 52681, previewToken: 'preview-token', now }
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signed = (changes: Record<string, string> = {}) => new URLSearchParams({ ...createEditorToken(key), ...changes })

describe('the editor’s token', () => {
  it('R2.19 opens the editor’s view of a page, in the form that hosted Storyblok signs it', () => {
    const address = new URL(
      'http://localhost:3000/karten?_storyblok=1&_storyblok_c=page&_storyblok_version=&_storyblok_lang=default&_storyblok_release=0' +
        '&_storyblok_rl=1772366400000&_storyblok_tk[space_id]=52681&_storyblok_tk[timestamp]=1772366400' +
        '&_storyblok_tk[token]=042f8f2fcb5c403c3dd94f045ad2f2c20e32dcce',
    )
    expect(isEditorTokenValid(address.searchParams, key)).toBe(true)
    expect(isEditorTokenValid(new URLSearchParams(signed().toString()), key)).toBe(true)
  })

  it('R6.03 is good for one hour, and not before its time', () => {
    const validAt = (seconds: number) => isEditorTokenValid(signed(), { ...key, now: later(seconds) })
    expect([validAt(0), validAt(3599), validAt(3600), validAt(86_400)]).toEqual([true, true, false, false])
    expect([validAt(-60), validAt(-61)]).toEqual([true, false])
  })

  it.each([
    ['no parameter at all', new URLSearchParams()],
    ['another token', signed({ '_storyblok_tk[token]': '0'.repeat(40) })],
    ['an empty token', signed({ '_storyblok_tk[token]': '' })],
    ['a token that is too long', signed({ '_storyblok_tk[token]': 'a'.repeat(10_000) })],
    ['another space', signed({ '_storyblok_tk[space_id]': '1' })],
    ['another time', signed({ '_storyblok_tk[timestamp]': '1772366401' })],
    ['a time in words', signed({ '_storyblok_tk[timestamp]': 'now' })],
    ['a time with a sign', signed({ '_storyblok_tk[timestamp]': '+1772366400' })],
    ['only the name of the story', new URLSearchParams({ _storyblok: '1', _storyblok_c: 'page' })],
  ])('R6.03 does not open drafts with %s', (_name, search) => {
    expect(isEditorTokenValid(search, key)).toBe(false)
  })

  it('R6.03 does not open drafts of a shop with another preview token', () => {
    expect(isEditorTokenValid(signed(), { ...key, previewToken: 'another' })).toBe(false)
  })
})
