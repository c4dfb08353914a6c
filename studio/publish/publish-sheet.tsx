import { useEffect, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import type { FieldProblem } from '../management/answers.ts'
import { ManagementError } from '../management/management-error.ts'
import { problemsByBlok } from '../model/problems-by-blok.ts'
import { PutInRelease } from '../releases/put-in-release.tsx'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './publish-sheet.module.css'
import { Schedule } from './schedule.tsx'
import { readServed, waitUntilServed } from './served-page.ts'

type Step = { at: 'looking' } | { at: 'publishing' } | { at: 'live'; ms: number | undefined } | { at: 'refused'; message: string }

/** Exactly what goes live, what is in the way of it, and afterwards how long it took. */
export function PublishSheet({ onClose }: { onClose(): void }) {
  const { client, model, space } = useStudio()
  const { session, select } = useEditor()
  const { words } = useSpoken()
  const { story, content, problems, save } = useSessionState(session)
  const [published, setPublished] = useState<RawBlok | null>()
  const [step, setStep] = useState<Step>({ at: 'looking' })

  useEffect(() => {
    void session.save()
    // A story without changes is what is published.
    const read = story.published && story.unpublished_changes === false ? Promise.resolve(content) : client.publishedContent(story.id)
    void read.then(
      (found) => setPublished(story.published ? found : null),
      () => setPublished(null),
    )
    // Once, as the sheet is opened.
  }, [client, session, story.id])

  const publish = async () => {
    setStep({ at: 'publishing' })
    const address = new URL(`${(story.path || story.full_slug).replace(/\/$/, '')}/`, space.domain).href
    try {
      await session.save()
      const before = await readServed(address)
      const clicked = performance.now()
      session.accept(await client.publishStory(story.id))
      setStep({ at: 'live', ms: await waitUntilServed(address, before, clicked) })
    } catch (error) {
      if (error instanceof ManagementError && error.problems.length > 0) await session.refresh()
      setStep({ at: 'refused', message: error instanceof Error ? error.message : String(error) })
    }
  }

  const goTo = ({ uid, field }: { uid: string; field: string | undefined }) => {
    onClose()
    select([uid], field, true)
  }

  if (step.at === 'live')
    return (
      <Dialog key="live" title={words.live} isOpen onClose={onClose}>
        <p>{step.ms === undefined ? words.liveUnknown : words.liveAfter(Math.round(step.ms).toLocaleString('de'))}</p>
        <p>
          <a href={new URL(story.path || story.full_slug, space.domain).href} target="_blank" rel="noreferrer">
            {words.view}
          </a>
        </p>
      </Dialog>
    )

  return (
    <Dialog title={words.publishTitle} isOpen onClose={onClose} look="sheet">
      {problems.length > 0 && <ProblemList content={content} problems={problems} goTo={goTo} />}
      {step.at === 'refused' && <p role="alert">{step.message}</p>}
      <section className={styles.part}>
        <h3>{words.goesLive}</h3>
        <p className={styles.story}>
          {story.name} <span>/{story.full_slug}</span>
        </p>
        {published === undefined && <p>{words.loading}</p>}
        {published === null && <p>{words.firstTime}</p>}
        {published && <ChangeList before={published} after={content} nothing={words.nothingChanged} />}
      </section>
      <div className={styles.actions}>
        <Button look="primary" isDisabled={problems.length > 0 || step.at === 'publishing' || save === 'offline'} onPress={publish}>
          {step.at === 'publishing' ? words.publishing : words.publishNow}
        </Button>
        {problems.length > 0 && <p>{words.problems(problems.length)}</p>}
      </div>
      <Schedule />
      <PutInRelease />
    </Dialog>
  )

  function ProblemList({ content, problems, goTo }: ProblemListProps) {
    const found = [...problemsByBlok(content, problems)].flatMap(([uid, list]) => list.map((problem) => ({ uid, ...problem })))
    return (
      <section className={styles.part}>
        <h3>{words.mustMend}</h3>
        <ul className={styles.problems}>
          {found.map(({ uid, field, message }) => (
            <li key={`${uid}.${field}.${message}`}>
              <p>
                {field && <strong>{labelOf(uid, field)} </strong>}
                {message}
              </p>
              <Button onPress={() => goTo({ uid, field: field || undefined })}>{words.goThere}</Button>
            </li>
          ))}
        </ul>
      </section>
    )
  }

  function labelOf(_uid: string, field: string): string {
    for (const { fields } of model.components) {
      const known = fields.find(({ name }) => name === field)
      if (known) return known.label
    }
    return field
  }
}

interface ProblemListProps {
  content: RawBlok
  problems: readonly FieldProblem[]
  goTo(target: { uid: string; field: string | undefined }): void
}
