import type { Words } from '../messages/german.ts'
import type { BlokActions } from './blok-actions.ts'

/** One thing a person can do, by its keys and in the menu. Keys are bound by what they write, so they are right on every layout; never Ctrl with Alt, which is AltGr. */
export interface Shortcut {
  id: string
  label: string
  /** `mod` is ⌘ on a Mac, Ctrl elsewhere. */
  keys: string[]
  /** Also while somebody types. */
  isEverywhere?: boolean
  run(): unknown
}

export interface ShortcutParts {
  actions: BlokActions
  words: Words
  save(): void
  openPalette(): void
  openShortcuts(): void
}

export function shortcuts({ actions, words, save, openPalette, openShortcuts }: ShortcutParts): Shortcut[] {
  return [
    { id: 'undo', label: words.undo, keys: ['mod+z'], isEverywhere: true, run: actions.undo },
    { id: 'redo', label: words.redo, keys: ['mod+shift+z', 'mod+y'], isEverywhere: true, run: actions.redo },
    { id: 'save', label: words.save, keys: ['mod+s'], isEverywhere: true, run: save },
    { id: 'add', label: words.addBlock, keys: ['mod+k'], isEverywhere: true, run: openPalette },
    { id: 'duplicate', label: words.duplicate, keys: ['mod+d'], run: actions.duplicate },
    { id: 'copy', label: words.copy, keys: ['mod+c'], run: actions.copy },
    { id: 'cut', label: words.cut, keys: ['mod+x'], run: actions.cut },
    { id: 'paste', label: words.paste, keys: ['mod+v'], run: actions.paste },
    { id: 'delete', label: words.delete, keys: ['delete', 'backspace'], run: actions.remove },
    { id: 'up', label: words.moveUp, keys: ['mod+arrowup'], run: actions.moveUp },
    { id: 'down', label: words.moveDown, keys: ['mod+arrowdown'], run: actions.moveDown },
    { id: 'siblings', label: words.siblings, keys: ['mod+a'], run: actions.selectSiblings },
    { id: 'parent', label: words.parent, keys: ['escape'], run: actions.selectParent },
    { id: 'shortcuts', label: words.shortcuts, keys: ['shift+?'], run: openShortcuts },
  ]
}

export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** The keys of an event as a shortcut names them; none with Alt, which writes letters. A form that a browser fills in sends events without a key. */
export function keysOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>, mac: boolean): string {
  if (event.altKey) return ''
  const mod = mac ? event.metaKey : event.ctrlKey
  return [mod && 'mod', event.shiftKey && 'shift', event.key?.toLowerCase()].filter(Boolean).join('+')
}

const written: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  backspace: '⌫',
  escape: 'Esc',
}

const onMac = { mod: '⌘', shift: '⇧', delete: '⌦' }
const named = {
  de: { mod: 'Strg', shift: 'Umschalt', delete: 'Entf' },
  en: { mod: 'Ctrl', shift: 'Shift', delete: 'Del' },
}

/** As people write it: `⌘Z`, `Strg+Umschalt+Z`. */
export function wordKeys(keys: string, { mac, language }: { mac: boolean; language: 'de' | 'en' }): string {
  const names = mac ? onMac : named[language]
  const words = keys.split('+').map((key) => names[key as keyof typeof onMac] ?? written[key] ?? key.toUpperCase())
  return words.join(mac ? '' : '+')
}
