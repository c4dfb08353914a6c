import { useEffect, useState } from 'react'
import { FilePicture } from '../fields/asset/asset-card.tsx'
import { nameOfFile } from '../fields/asset/asset-value.ts'
import type { Asset } from '../management/answers.ts'
import { ManagementError } from '../management/management-error.ts'
import { wordError } from '../messages/word-error.ts'
import { StoryLinks } from '../stories/story-links.tsx'
import type { StoryText } from '../stories/story-text.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './replace-asset.module.css'
import { type Failure, type Replacement, type Replacements, readReplacements, saveReplacements } from './replace-in-stories.ts'
import { pathOfFile } from './usage.ts'

export interface ReplaceAssetProps {
  filename: string
  by: Asset
  onClose(hasChanged: boolean): void
}

type Step =
  | { is: 'reading' | 'saving'; done: number; of: number }
  | { is: 'asking'; read: Replacements }
  | { is: 'done'; saved: readonly StoryText[]; failed: readonly Failure[] }

/** Puts a file into the place of another in all drafts and in releases: says first which will change, and afterwards which have. */
export function ReplaceAsset({ filename, by, onClose }: ReplaceAssetProps) {
  const { client } = useStudio()
  const words = useWords()
  const { usage: said } = words
  const [step, setStep] = useState<Step>({ is: 'reading', done: 0, of: 0 })
  const [problem, setProblem] = useProblem()
  const isSame = pathOfFile(filename) === pathOfFile(by.filename)
  const parts = { client, filename, by, origin: location.origin }
  const isSaving = step.is === 'saving'
  const close = () => onClose(step.is === 'done' && step.saved.length > 0)

  useEffect(() => {
    if (isSame) return
    let isStale = false
    const show = (next: Step) => !isStale && setStep(next)
    readReplacements({ client, filename, by, origin: location.origin }, (done, of) => show({ is: 'reading', done, of })).then(
      (read) => show({ is: 'asking', read }),
      (error: unknown) => !isStale && setProblem(error),
    )
    return () => {
      isStale = true
    }
  }, [client, filename, by, isSame, setProblem])

  async function save({ changing, unread }: Replacements, before: readonly StoryText[] = []) {
    const { saved, failed } = await saveReplacements(parts, changing, (done, of) => setStep({ is: 'saving', done, of }))
    setStep({ is: 'done', saved: [...before, ...saved], failed: [...failed, ...unread] })
  }
  /** What was refused is read anew: nobody's text is lost by that. */
  async function saveAgain({ saved, failed }: Extract<Step, { is: 'done' }>) {
    const progress = (done: number, of: number) => setStep({ is: 'saving', done, of })
    const texts = failed.map(({ story, release }) => ({ story, release }))
    await save(await readReplacements(parts, progress, texts), saved)
  }

  return (
    <Dialog title={said.replaceTitle(nameOfFile(filename))} isOpen isKept={isSaving} onClose={close}>
      <div className={styles.files}>
        <FilePicture filename={filename} />
        <Icon name="right" />
        <FilePicture filename={by.filename} />
        <p>{nameOfFile(by.filename)}</p>
      </div>
      {isSame && <p role="alert">{said.sameFile}</p>}
      {problem && <p role="alert">{problem}</p>}
      {!isSame && !problem && (step.is === 'reading' || step.is === 'saving') && (
        <p role="status">
          {step.of === 0 ? words.loading : (step.is === 'reading' ? said.readingPage : said.savingPage)(step.done, step.of)}
        </p>
      )}
      {step.is === 'asking' && <WillChange read={step.read} onOpen={close} />}
      {step.is === 'done' && (
        <>
          <Failures failures={step.failed} onOpen={close} />
          <p role="status">{step.saved.length > 0 ? said.replaced(step.saved.length) : said.replacedNowhere}</p>
          {step.saved.length > 0 && <StoryLinks texts={step.saved} onOpen={close} />}
        </>
      )}
      <div className={styles.actions}>
        {step.is === 'asking' && step.read.changing.length > 0 && (
          <>
            <Button onPress={close}>{words.cancel}</Button>
            <Button look="primary" onPress={() => void save(step.read)}>
              {said.replaceNow(step.read.changing.length)}
            </Button>
          </>
        )}
        {step.is === 'done' && (
          <>
            {step.failed.length > 0 && <Button onPress={() => void saveAgain(step)}>{words.tryAgain}</Button>}
            <Button look="primary" onPress={close}>
              {words.close}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function WillChange({ read: { changing, onlyPublished, unread, isWithoutReleases }, onOpen }: { read: Replacements; onOpen(): void }) {
  const { usage: said } = useWords()
  const noteOf = ({ count }: Replacement) => (count > 1 ? said.places(count) : undefined)
  return (
    <>
      <p role="status">{changing.length > 0 ? said.willChange(changing.length) : said.inNoDraft}</p>
      {changing.length > 0 && (
        <>
          <p className={styles.hint}>{said.replaceHint}</p>
          <StoryLinks texts={changing} noteOf={noteOf} onOpen={onOpen} />
        </>
      )}
      {isWithoutReleases && <p className={styles.hint}>{said.withoutReleases}</p>}
      {onlyPublished.length > 0 && (
        <>
          <p>{said.onlyPublished}</p>
          <StoryLinks texts={onlyPublished} onOpen={onOpen} />
        </>
      )}
      <Failures failures={unread} onOpen={onOpen} />
    </>
  )
}

/** The stories that stay as they are, each with the reason. */
function Failures({ failures, onOpen }: { failures: readonly Failure[]; onOpen(): void }) {
  const words = useWords()
  if (failures.length === 0) return null
  const reasonOf = ({ error }: Failure) =>
    error instanceof ManagementError && error.status === 409 ? words.usage.savedMeanwhile : wordError(error, words)
  return (
    <div role="alert" className={styles.failures}>
      <p>{words.usage.notReplaced}</p>
      <StoryLinks texts={failures} noteOf={reasonOf} onOpen={onOpen} />
    </div>
  )
}
