import { useEffect, useState } from 'react'
import { beginning, type Examination, PageExaminer } from '../canvas/page-examiner.tsx'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { PutInRelease } from '../releases/put-in-release.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { usePageUrls } from '../use-page-urls.ts'
import type { Check } from './checks/check.ts'
import { CheckList } from './checks/check-list.tsx'
import { useErrors, useWarnings } from './checks/use-checks.ts'
import { GoesLive } from './goes-live.tsx'
import { OtherStoriesList } from './other-stories-list.tsx'
import styles from './publish-sheet.module.css'
import { ReachList } from './reach-list.tsx'
import { Receipt } from './receipt.tsx'
import { RefusedPublish } from './refused-publish.tsx'
import { Schedule } from './schedule.tsx'
import { Unpublish } from './unpublish.tsx'
import { useDeadEnds } from './use-dead-ends.ts'
import { useLinkedStories } from './use-linked-stories.ts'
import { useOtherStories } from './use-other-stories.ts'
import { usePublished } from './use-published.ts'
import { usePublishing } from './use-publishing.ts'
import { useReach } from './use-reach.ts'

const questions = ['anlass:examine', 'anlass:weigh'] as const

/** Exactly what goes live, what is wrong with it, and afterwards how long it took. */
export function PublishSheet({ onClose }: { onClose(): void }) {
  const { space, rights } = useStudio()
  const { session, select } = useEditor()
  const words = useWords()
  const { story, content, problems, save } = useSessionState(session)
  const [examined, setExamined] = useState<Examination>(beginning)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [seen, setSeen] = useState('')
  const [isWide, setWide] = useState(false)
  const { step, publish } = usePublishing()
  const published = usePublished()
  const linked = useLinkedStories(content)
  const others = useOtherStories(story.id, linked.known, examined.parts?.parts, step.at === 'refused' ? step : undefined)
  const reach = useReach(story, examined.parts)
  // A head or foot has no page of its own: one that shows it is asked.
  const page = reach?.by === 'frame' ? (reach.pages[0] ?? story) : story
  const urls = usePageUrls([page.full_slug])
  const deadEnds = useDeadEnds(content, urls.get(page.full_slug))
  const along = others === 'unknown' ? [] : (others ?? []).filter((other) => chosen.has(other.story.id))
  const errors = useErrors(content, problems, linked)
  const warnings = useWarnings({ content, linked, deadEnds, examined, along: chosen })
  /** A service that does not say what somebody may do says so when they do it. */
  const may = (permission: string) => rights?.permissions.includes(permission) ?? true
  const mayPublish = may('publish_stories')
  const shown = JSON.stringify(warnings)
  const hasSeen = warnings.length === 0 || seen === shown

  useEffect(() => void session.save(), [session])

  if (step.at === 'live') {
    const { stories, seen } = step
    const live = stories.length > 1 ? words.publishing.severalLive(stories.length) : words.live
    return (
      <Dialog title={seen.failure === undefined ? live : words.publishing.notShown} isOpen onClose={onClose} step="live">
        <Receipt seen={seen} stories={stories} />
      </Dialog>
    )
  }

  const goTo = ({ uid, field }: Check) => {
    onClose()
    if (uid !== undefined) select([uid], field, true)
  }
  const submit = () => {
    const address = urls.get(page.full_slug) ?? new URL(`${page.full_slug.replace(/\/$/, '')}/`, space.domain).href
    // What others stand on goes first: head and foot last before the page itself.
    const stories = along.toSorted((one, other) => Number(one.why !== 'linked') - Number(other.why !== 'linked'))
    void publish(
      stories.map((other) => other.story),
      address,
    )
  }
  const isExamining = examined.state === 'asking'
  const isReady =
    mayPublish && errors.length === 0 && hasSeen && !isExamining && !linked.isAsking && step.at !== 'publishing' && save !== 'offline'

  return (
    <Dialog title={words.publishTitle} isOpen onClose={onClose} look={isWide ? 'full' : 'sheet'}>
      <PageExaminer
        story={story}
        content={content}
        questions={questions}
        onAnswer={(answer) => setExamined((before) => ({ ...before, ...answer }))}
      />
      {step.at === 'refused' && <RefusedPublish {...step} />}
      <CheckList title={words.mustMend} checks={errors} content={content} onGo={goTo} />
      <CheckList title={words.publishing.mindThis} checks={warnings} content={content} onGo={goTo} />
      <p className={styles.hint} role="status">
        {isExamining ? words.publishing.examining : examined.findings ? words.publishing.examined : words.publishing.notExamined}
        {examined.message && ` ${examined.message}`}
      </p>
      <GoesLive published={published} onWide={setWide} />
      {others === 'unknown' && <p className={styles.hint}>{words.publishing.othersUnknown}</p>}
      {others !== undefined && others !== 'unknown' && others.length > 0 && (
        <OtherStoriesList
          others={others}
          chosen={chosen}
          onChoose={(id, isChosen) => setChosen((before) => withId(before, id, isChosen))}
        />
      )}
      {reach && <ReachList reach={reach} />}
      {/* The ways to publish other than now. */}
      {mayPublish && <Schedule hasErrors={errors.length > 0} />}
      <PutInRelease />
      {may('unpublish_stories') && <Unpublish referring={reach?.total ?? 0} />}
      <div className={styles.now}>
        {mayPublish && warnings.length > 0 && errors.length === 0 && (
          <label className={styles.choice}>
            <input type="checkbox" checked={hasSeen} onChange={(event) => setSeen(event.target.checked ? shown : '')} />
            <span>{words.publishing.seen(warnings.length)}</span>
          </label>
        )}
        <div className={styles.actions}>
          <Button look="primary" isDisabled={!isReady} onPress={submit}>
            {step.at === 'publishing'
              ? words.publishing.now
              : along.length > 0
                ? words.publishing.publishAlong(along.length + 1)
                : words.publishNow}
          </Button>
          {!mayPublish && <p>{words.publishing.mayNotPublish}</p>}
          {errors.length > 0 && <p>{words.problems(errors.length)}</p>}
          {errors.length === 0 && save === 'offline' && <p>{words.offline}</p>}
        </div>
      </div>
    </Dialog>
  )
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
