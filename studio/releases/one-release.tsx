import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ManagementError } from '../management/management-error.ts'
import { ReleaseRefusal, type ReleaseWithStories } from '../management/release-calls.ts'
import { goTo } from '../place.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { NotRead } from '../ui/not-read.tsx'
import { Screen } from '../ui/screen.tsx'
import { useProblem } from '../use-problem.ts'
import { Refusal } from './refusal.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { stateInWords, stateOf } from './release-state.ts'
import { ReleaseStory } from './release-story.tsx'
import styles from './releases.module.css'

/** Of so many stories all changes are shown at once. */
const mostOpen = 8

/** One release: when it goes live, what is in it, and what is in its way. */
export function OneRelease({ id }: { id: number }) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const [release, setRelease] = useState<ReleaseWithStories>()
  const [problem, setProblem] = useProblem()
  const [refusal, setRefusal] = useState<ReleaseRefusal>()
  const [open, setOpen] = useState<'change' | 'delete' | 'deploy'>()
  const [isBusy, setBusy] = useState(false)
  const state = useRef<HTMLParagraphElement>(null)

  const renew = useCallback(() => client.release(id).then(setRelease, setProblem), [client, id, setProblem])
  useEffect(() => void renew(), [renew])
  const retry = () =>
    client
      .release(id)
      .then(setRelease)
      .then(() => setProblem(undefined), setProblem)

  /** Something that may have been in the way was changed. */
  const lookAgain = () => {
    setRefusal(undefined)
    void renew()
  }
  const deploy = async () => {
    setOpen(undefined)
    setRefusal(undefined)
    setProblem(undefined)
    setBusy(true)
    try {
      setRelease(await client.deployRelease(id))
      // The button goes with what it was for.
      state.current?.focus()
    } catch (error) {
      const found = error instanceof ManagementError ? z.safeParse(ReleaseRefusal, error.body).data : undefined
      if (found && found.stories.length + found.conflicts.length > 0) setRefusal(found)
      else setProblem(error)
      await renew()
    } finally {
      setBusy(false)
    }
  }
  const remove = () => client.deleteRelease(id).then(() => goTo({ screen: 'releases' }), setProblem)

  const shownRefusal =
    refusal ?? release?.refusal ?? (release?.conflicts.length ? { stories: [], conflicts: release.conflicts } : undefined)
  const isOpen = release !== undefined && !release.released
  return (
    <>
      <Screen title={release?.name ?? words.releases.title} back={{ to: { screen: 'releases' }, label: words.releases.title }}>
        {problem && (release ? <p role="alert">{problem}</p> : <NotRead problem={problem} onRetry={retry} />)}
        {!release && !problem && <p role="status">{words.loading}</p>}
        {release && (
          <>
            <p ref={state} className={styles.state} data-state={stateOf(release)} role="status" tabIndex={-1}>
              {stateInWords(release, words, locale)}
            </p>
            {isOpen && (
              <div className={styles.actions}>
                <Button look="primary" isPending={isBusy} isDisabled={release.stories.length === 0} onPress={() => setOpen('deploy')}>
                  {isBusy ? words.publishing.now : words.releases.deploy}
                </Button>
                <Button onPress={() => goTo({ screen: 'ahead', release: id })}>{words.ahead.title}</Button>
                <Button onPress={() => setOpen('change')}>{words.releases.change}</Button>
                <Button onPress={() => setOpen('delete')}>{words.releases.remove}</Button>
              </div>
            )}
            {isOpen && shownRefusal && !isBusy && (
              <Refusal release={release} refusal={shownRefusal} takesFocus={refusal !== undefined} onSettled={lookAgain} />
            )}
            <section className={styles.section}>
              <h2 className={styles.subtitle}>{words.releases.contents}</h2>
              {release.stories.length === 0 && <p>{words.releases.empty}</p>}
              <ul className={styles.list}>
                {release.stories.map((story) => (
                  <ReleaseStory
                    key={story.story_id}
                    release={release}
                    story={story}
                    isOpen={release.stories.length <= mostOpen}
                    onChange={lookAgain}
                  />
                ))}
              </ul>
            </section>
          </>
        )}
      </Screen>
      {open === 'change' && release && (
        <ReleaseDialog
          release={release}
          onClose={() => setOpen(undefined)}
          onSaved={(saved) => {
            setRefusal(undefined)
            setRelease(saved)
            setOpen(undefined)
          }}
        />
      )}
      {open === 'delete' && release && (
        <Dialog title={words.releases.removeAsk(release.name)} isOpen onClose={() => setOpen(undefined)}>
          <p>{words.releases.removeMeans(release.stories.length)}</p>
          <DialogActions onCancel={() => setOpen(undefined)}>
            <Button look="primary" onPress={remove}>
              {words.releases.removeYes}
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {open === 'deploy' && release && (
        <Dialog title={words.releases.deployAsk(release.name)} isOpen onClose={() => setOpen(undefined)}>
          <p>{words.releases.deployMeans(release.stories.length)}</p>
          {release.conflicts.length > 0 && <p role="alert">{words.releases.conflictsMeans(release.conflicts.length)}</p>}
          <DialogActions onCancel={() => setOpen(undefined)}>
            <Button look="primary" onPress={deploy}>
              {words.releases.deploy}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
