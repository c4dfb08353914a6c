import { useState } from 'react'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { Bytes, Weight } from '../canvas/page-answers.ts'
import { beginning, type Examination, PageExaminer } from '../canvas/page-examiner.tsx'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { titleOf } from '../model/component-model.ts'
import { inKilobytes } from '../model/in-kilobytes.ts'
import { kinds } from '../publish/checks/page-checks.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { byWeight, restOf, sumOf } from './by-weight.ts'
import styles from './weights.module.css'

const questions = ['anlass:weigh'] as const

/** What each block of the page weighs beside the page's total and budget, the heaviest first. */
export function Weights({ onClose }: { onClose(): void }) {
  const { session } = useEditor()
  const words = useWords()
  const { publishing } = words
  const { story, content } = useSessionState(session)
  const [{ state, weight, message }, setExamined] = useState<Examination>(beginning)

  return (
    <Dialog title={publishing.weights} isOpen onClose={onClose} look="sheet">
      <PageExaminer
        story={story}
        content={content}
        questions={questions}
        onAnswer={(answer) => setExamined((before) => ({ ...before, ...answer }))}
      />
      {!weight && <p role="status">{state === 'asking' ? publishing.weighing : (message ?? publishing.notExamined)}</p>}
      {weight && (
        <>
          <p className={styles.hint}>{publishing.weightsHint}</p>
          <Total weight={weight} />
          <BlokList weight={weight} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

function Total({ weight: { total, budget } }: { weight: Weight }) {
  const { publishing } = useWords()
  return (
    <dl className={styles.total}>
      {kinds.map((kind) => (
        <div key={kind} data-over={total[kind] > budget[kind]}>
          <dt>{publishing.kinds[kind]}</dt>
          <dd>
            {inKilobytes(total[kind])} <span>{publishing.ofAtMost(inKilobytes(budget[kind]))}</span>
            <Bar part={total[kind] / budget[kind]} />
            {total[kind] > budget[kind] && <strong>{publishing.overBudget}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function BlokList({ weight, onClose }: { weight: Weight; onClose(): void }) {
  const { model } = useStudio()
  const { session, select } = useEditor()
  const { publishing } = useWords()
  const { content } = useSessionState(session)
  const rows = byWeight(weight.bloks)
  const most = sumOf(rows[0] ?? weight.total)
  return (
    <ol className={styles.bloks}>
      {rows.map((row) => {
        const blok = findBlok(content, row.uid)?.blok
        const title = blok ? titleOf(blok, model) : ''
        const name = `${model.labelOf(row.component)}${title ? ` ${publishing.quoted(title)}` : ''}`
        return (
          <Row key={row.uid} bytes={row} most={most}>
            {blok ? (
              <Button
                look="plain"
                onPress={() => {
                  onClose()
                  select([row.uid])
                }}
              >
                {name}
              </Button>
            ) : (
              <span>
                {name} <span className={styles.hint}>{publishing.ofOtherStory}</span>
              </span>
            )}
          </Row>
        )
      })}
      <Row bytes={restOf(weight)} most={most}>
        <span>{publishing.frameOfPage}</span>
      </Row>
    </ol>
  )
}

function Row({ bytes, most, children }: { bytes: Bytes; most: number; children: React.ReactNode }) {
  const { publishing } = useWords()
  const sum = sumOf(bytes)
  const parts = kinds.filter((kind) => Math.round(bytes[kind]) > 0).map((kind) => `${publishing.kinds[kind]} ${inKilobytes(bytes[kind])}`)
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        {children}
        <span className={styles.sum}>{inKilobytes(sum)}</span>
      </div>
      <Bar part={most > 0 ? sum / most : 0} />
      <p className={styles.hint}>{parts.join(' · ')}</p>
    </li>
  )
}

/** Says nothing that the number beside it does not. */
function Bar({ part }: { part: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <div style={{ inlineSize: `${Math.min(1, part) * 100}%` }} data-over={part > 1} />
    </div>
  )
}
