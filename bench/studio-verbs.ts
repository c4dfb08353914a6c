import { bloksIn, findBlok } from '../runtime/edits/find-blok.ts'
import type { RawBlok } from '../schemas/blok.ts'
import { browserKeptEdits } from '../studio/editing/kept-edits.ts'
import { createStorySession } from '../studio/editing/story-session.ts'
import { blokActions } from '../studio/editor/blok-actions.ts'
import type { Component, Story } from '../studio/management/answers.ts'
import { german } from '../studio/messages/german.ts'
import { createModel } from '../studio/model/component-model.ts'
import { problemsByBlok } from '../studio/model/problems-by-blok.ts'
import { outlineRows } from '../studio/outline/outline-rows.ts'
import { percentile } from './median.ts'
import type { Row } from './row.ts'

const rounds = 200
const sizes = [10, 100, 1_000]
const mostMs = 50

const model = createModel(
  ['page', 'row', 'text'].map(
    (name, id): Component => ({
      id,
      name,
      is_root: name === 'page',
      is_nestable: name !== 'page',
      schema: { words: { type: 'text' }, content: { type: 'bloks' } },
    }),
  ),
)

/** A page of rows of ten texts, so many bloks in all. */
function pageOf(size: number): RawBlok {
  let made = 0
  const text = (): RawBlok => ({
    _uid: `text-${made++}`,
    component: 'text',
    words: 'Ein Satz von der Länge, die Sätze auf solchen Seiten haben. '.repeat(4),
  })
  const rows = Array.from(
    { length: Math.ceil(size / 10) },
    (_, row): RawBlok => ({ _uid: `row-${row}`, component: 'row', content: Array.from({ length: 9 }, text) }),
  )
  return { _uid: 'root', component: 'page', content: rows }
}

function openPage(size: number) {
  const content = pageOf(size)
  const items = new Map<string, string>()
  const storage = {
    get length() {
      return items.size
    },
    key: () => null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
  const never = () => new Promise<never>(() => {})
  let keep = () => {}
  const session = createStorySession({ id: 1, content, problems: [] } as unknown as Story, {
    client: { story: never, saveStory: never, versions: never },
    kept: browserKeptEdits(storage, 'bench'),
    later: (work, ms) => {
      if (ms === 250) keep = work
      return () => {}
    },
  })
  let selected: readonly string[] = []
  const actions = (uid: string) =>
    blokActions({
      session,
      selection: { uids: [uid], field: undefined },
      select: (uids) => {
        selected = uids
      },
      announce: () => {},
      model,
      words: german,
      storage,
    })
  return { session, actions, selected: () => selected, keep: () => keep(), uids: [...bloksIn(content)].map(({ _uid }) => _uid).slice(1) }
}

/** What a verb takes in the studio's own code, without drawing: p95 over a page's bloks. */
export async function studioVerbs(): Promise<Row[]> {
  return sizes.flatMap((size) => {
    const { session, actions, keep, uids } = openPage(size)
    const verbs: Record<string, (uid: string) => unknown> = {
      select: (uid) => {
        const { content } = session.state()
        return [findBlok(content, uid), outlineRows(content, new Set()), problemsByBlok(content, [])]
      },
      set: (uid) => session.setField(uid, 'words', 'Neu', findBlok(session.state().content, uid)?.blok.words),
      insert: (uid) => actions(uid).add('text'),
      move: (uid) => actions(uid).moveDown(),
      duplicate: (uid) => actions(uid).duplicate(),
      delete: (uid) => actions(uid).remove(),
    }
    const row = (measure: string, times: number[]): Row => ({
      measure: `studio, ${size.toLocaleString('en')} bloks: ${measure}, p95`,
      ours: percentile(times, 0.95),
      unit: 'ms',
      ...(size === 1_000 && { target: { atMost: mostMs } }),
    })
    const rows = Object.entries(verbs).flatMap(([verb, work]): Row[] => {
      const took: number[] = []
      const back: number[] = []
      for (let round = 0; round < rounds; round++) {
        const uid = uids[(round * 7919) % uids.length] ?? ''
        took.push(timed(() => work(uid)))
        if (verb !== 'select') back.push(timed(session.undo))
      }
      return verb === 'select' ? [row(verb, took)] : [row(verb, took), row(`undo of ${verb}`, back)]
    })
    const kept = Array.from({ length: rounds }, (_, round) => {
      actions(uids[round % uids.length] ?? '').duplicate()
      return timed(keep)
    })
    return [...rows, row('keeping what is not saved and up to 200 steps', kept)]
  })
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
