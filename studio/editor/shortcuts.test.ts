import { expect, it } from 'vitest'
import { english } from '../messages/english.ts'
import type { BlokActions } from './blok-actions.ts'
import { keysOf, shortcuts, wordKeys } from './shortcuts.ts'

const actions = new Proxy({}, { get: () => () => {} }) as BlokActions
const nothing = () => {}
const all = shortcuts({ actions, words: english, save: nothing, openPalette: nothing, openShortcuts: nothing })
const event = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more })
const idOf = (pressed: ReturnType<typeof event>, mac = false) => all.find(({ keys }) => keys.includes(keysOf(pressed, mac)))?.id

it('are found by what a key writes, on every layout', () => {
  expect(idOf(event('z', { ctrlKey: true }))).toBe('undo')
  expect(idOf(event('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo')
  expect(idOf(event('y', { ctrlKey: true }))).toBe('redo')
  expect(idOf(event('?', { shiftKey: true }))).toBe('shortcuts')
  expect(idOf(event('Delete'))).toBe('delete')
  expect(idOf(event('z'))).toBeUndefined()
})

it('leave AltGr to the letters it writes, and Alt to the browser', () => {
  for (const key of ['@', '€', '[', '\\', 'z', 's', 'd', 'Delete', 'ArrowUp']) {
    expect(idOf(event(key, { ctrlKey: true, altKey: true }))).toBeUndefined()
    expect(idOf(event(key, { altKey: true }))).toBeUndefined()
  }
  expect(all.flatMap(({ keys }) => keys).filter((keys) => keys.includes('alt'))).toEqual([])
})

it('take ⌘ on a Mac, Ctrl elsewhere', () => {
  expect(idOf(event('z', { metaKey: true }), true)).toBe('undo')
  expect(idOf(event('z', { ctrlKey: true }), true)).toBeUndefined()
  expect(idOf(event('z', { metaKey: true }))).toBeUndefined()
})

it('have keys of their own each, and survive events without a key', () => {
  const keys = all.flatMap((each) => each.keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(idOf({ ...event(''), key: undefined as unknown as string })).toBeUndefined()
})

it('are written as people know them', () => {
  expect(wordKeys('mod+shift+z', { mac: false, language: 'de' })).toBe('Strg+Umschalt+Z')
  expect(wordKeys('mod+shift+z', { mac: true, language: 'de' })).toBe('⌘⇧Z')
  expect([wordKeys('delete', { mac: false, language: 'de' }), wordKeys('delete', { mac: false, language: 'en' })]).toEqual(['Entf', 'Del'])
})
