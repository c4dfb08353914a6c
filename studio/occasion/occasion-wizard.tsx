import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { slugOf } from '../../schemas/slug-of.ts'
import { ManagementError } from '../management/management-error.ts'
import { wordError } from '../messages/word-error.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useProblem } from '../use-problem.ts'
import { type Choice, formerSlug, instantOf, noChoice, type Wrong, wrongAt } from './choice.ts'
import { factsOf } from './occasion-facts.ts'
import { designsFor, kindsFor, templateFor, tonesFor } from './occasion-tables.ts'
import styles from './occasion-wizard.module.css'
import { ReviewStep } from './review-step.tsx'
import { AddressStep } from './steps/address-step.tsx'
import { OccasionStep } from './steps/occasion-step.tsx'
import { ToneStep } from './steps/tone-step.tsx'
import { useMadePage } from './use-made-page.ts'
import { useOccasion } from './use-occasion.ts'
import { wrongAddresses } from './wrong-addresses.ts'

const [addresses, last] = [2, 3]

const SlugRefusal = z.object({ slug: z.array(z.string()) })

/** What was chosen before the wizard was left, and how far that had come. */
export interface BegunPage {
  choice: Choice
  step: number
}

export interface OccasionWizardProps {
  /** Of an earlier time; absent for a new page. */
  begun: BegunPage | undefined
  /** Before it closes: what is not made yet, if anything. */
  onLeave(begun: BegunPage | undefined): void
  onClose(): void
  onMade(): void
}

/** A page of an occasion, in four steps: which, how it sounds and when, where it stands; then what will be made. */
export function OccasionWizard({ begun, onLeave, onClose, onMade }: OccasionWizardProps) {
  const { client, space } = useStudio()
  const words = useWords()
  const { occasion: said } = words
  const [choice, setChoice] = useState<Choice>(begun?.choice ?? noChoice)
  const [step, setStep] = useState(begun?.step ?? 0)
  const [wrong, setWrong] = useState<Wrong>({})
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  /** The page is there, but not all that goes with it. */
  const [madeId, setMadeId] = useState<number>()
  const isMade = madeId !== undefined
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const { brands, tables, problem: unread } = useOccasion(choice.brand)
  const brand = brands?.find(({ slug }) => slug === choice.brand)
  const occasion = tables?.occasions.find(({ value }) => value === choice.occasion)
  const template = brand && occasion && templateFor(occasion, brand)
  const slug = choice.slug ?? slugOf(choice.name)
  const folder = choice.folder ?? (brand && { id: brand.folderId, fullSlug: brand.slug })
  const fullSlug = `${folder ? `${folder.fullSlug}/` : ''}${slug}`
  const facts =
    tables && occasion
      ? factsOf(
          {
            ...choice,
            occasion,
            kinds: kindsFor(occasion, tables).filter(({ value }) => choice.kinds.includes(value)),
            designs: designsFor(occasion, tables),
            texts: tables.texts,
          },
          space.languages.map(({ code }) => code),
        )
      : undefined
  const page = useMadePage(step === last ? template?.id : undefined, facts, choice.colours)

  const change = (part: Partial<Choice>) => {
    setChoice((before) => ({ ...before, ...part }))
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }

  useEffect(() => {
    if (brands?.[0] && !choice.brand) setChoice((before) => ({ ...before, brand: brands[0]?.slug ?? '' }))
  }, [brands, choice.brand])

  // Whoever goes on by keyboard or listens begins each step at its name.
  useEffect(() => {
    if (step > 0) heading.current?.focus()
  }, [step])

  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  const chooseOccasion = (value: string) => {
    const chosen = tables?.occasions.find((row) => row.value === value)
    if (!tables || !chosen) return change({ occasion: '', kinds: [] })
    const tones = tonesFor(chosen, tables)
    const year = new Date().getFullYear()
    return change({
      occasion: value,
      kinds: kindsFor(chosen, tables)
        .slice(0, 8)
        .map((kind) => kind.value),
      tone: tones.some((tone) => tone.value === choice.tone) ? choice.tone : (tones[0]?.value ?? ''),
      colours: chosen.said.farbwelt ?? '',
      name: `${chosen.name} ${year + (new Date().getMonth() > 8 ? 1 : 0)}`,
    })
  }

  async function goOn(event: FormEvent) {
    event.preventDefault()
    const asked = { client, choice, fullSlug, isMade, domain: space.domain }
    setProblem(undefined)
    const found = wrongAt(step, choice, { slug, fullSlug }, new Date(), words)
    setBusy(true)
    try {
      const all = step === addresses && Object.keys(found).length === 0 ? await wrongAddresses(asked, words) : found
      setWrong(all)
      if (Object.keys(all).length > 0) return
      if (madeId !== undefined) await redirectTo(madeId)
      else if (step < last) setStep(step + 1)
      else await create()
    } catch (error) {
      if (isOfSlug(error)) askForAddress(error)
      else setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  /** Since the step was left, somebody else may have taken it. */
  function askForAddress(error: ManagementError) {
    setStep(addresses)
    setWrong({ slug: wordError(error, words) })
  }

  async function create() {
    if (!page.made || !folder) return
    const { id } = await client.createStory({
      name: choice.name.trim(),
      slug,
      parent_id: folder.id,
      content: page.made.content,
      publish_at: instantOf(choice.from) ?? null,
      expire_at: instantOf(choice.until) ?? null,
    })
    onMade()
    await redirectTo(id)
  }

  /** Leads from the old address to the page that is there now, if there is one; what is wrong with it can be put right. */
  async function redirectTo(id: number) {
    const from = formerSlug(choice.redirect, choice.brand)
    try {
      if (from) await client.createRedirect(from, id)
      leave(id)
    } catch (error) {
      setMadeId(id)
      setStep(addresses)
      setWrong({ redirect: wordError(error, words) })
    }
  }

  function close(left: BegunPage | undefined) {
    onLeave(left)
    onClose()
  }

  function leave(id: number) {
    close(undefined)
    goTo({ screen: 'story', id })
  }

  const parts = { choice, change, wrong }
  const message = problem ?? unread ?? page.problem
  return (
    <Dialog title={said.make} isOpen onClose={() => close(isMade ? undefined : { choice, step })} look="wide" isKept={isBusy}>
      {brands?.length === 0 && <p>{said.none}</p>}
      {!brands && !unread && <p role="status">{words.loading}</p>}
      {brands && brands.length > 0 && (
        <form ref={form} className={styles.wizard} onSubmit={goOn} noValidate>
          <ol className={styles.steps}>
            {said.steps.map((name, index) => (
              <li key={name} aria-current={index === step ? 'step' : undefined} data-done={index < step || undefined}>
                {name}
              </li>
            ))}
          </ol>
          <h3 ref={heading} tabIndex={-1} className={styles.heading}>
            {said.step(step + 1, last + 1, said.steps[step] ?? '')}
          </h3>
          {step === 0 && <OccasionStep {...parts} brands={brands} tables={tables} onOccasion={chooseOccasion} />}
          {step === 1 && tables && occasion && facts && (
            <ToneStep {...parts} tones={tonesFor(occasion, tables)} texts={tables.texts} facts={facts} />
          )}
          {step === addresses && <AddressStep {...parts} slug={slug} folder={folder} fullSlug={fullSlug} isMade={isMade} />}
          {step === last && (
            <ReviewStep
              choice={choice}
              fullSlug={fullSlug}
              template={template?.name ?? ''}
              page={page}
              redirect={formerSlug(choice.redirect, choice.brand)}
            />
          )}
          {message && <p role="alert">{message}</p>}
          <div className={styles.actions}>
            {step > 0 && !isMade && <Button onPress={() => setStep(step - 1)}>{said.back}</Button>}
            {isMade && <Button onPress={() => leave(madeId)}>{said.toPage}</Button>}
            <Button type="submit" look="primary" isDisabled={isBusy || !tables || (step === last && !page.made)}>
              {isMade ? said.createRedirect : step < last ? said.next : isBusy ? said.making : said.create}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

const isOfSlug = (error: unknown): error is ManagementError =>
  error instanceof ManagementError && z.safeParse(SlugRefusal, error.body).success
