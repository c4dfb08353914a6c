import { blokLists } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { FilePicture } from '../fields/asset/asset-card.tsx'
import { readAsset } from '../fields/asset/asset-value.ts'
import { titleOf } from '../model/component-model.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { usePageUrls } from '../use-page-urls.ts'
import { type Choice, instantOf } from './choice.ts'
import { problemsOf } from './make-occasion-page.ts'
import styles from './occasion-wizard.module.css'
import type { PageInMaking } from './use-made-page.ts'

export interface ReviewStepProps {
  choice: Choice
  fullSlug: string
  template: string
  page: PageInMaking
  /** The full slug of the old address; `''` for none. */
  redirect: string
}

/** What will be made: where, when, how a search shows it, and every block with its words and pictures. */
export function ReviewStep({ choice, fullSlug, template, page: { made, problem }, redirect }: ReviewStepProps) {
  const { model } = useStudio()
  const { words, locale } = useSpoken()
  const { occasion: said } = words
  const urls = usePageUrls(redirect ? [fullSlug, redirect] : [fullSlug])
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' })
  const when = (local: string) => {
    const instant = instantOf(local)
    return instant && time.format(new Date(instant))
  }
  if (!made) return problem ? null : <p role="status">{words.loading}</p>
  const problems = problemsOf(made.content, model, words)
  const { body = [] } = Object.fromEntries(blokLists(made.content))
  return (
    <div className={styles.review}>
      <dl className={styles.facts}>
        <dt>{words.name}</dt>
        <dd>{choice.name}</dd>
        <dt>{words.slug}</dt>
        <dd>{urls.get(fullSlug)}</dd>
        {redirect && (
          <>
            <dt>{said.redirect}</dt>
            <dd>
              {urls.get(redirect)} → {urls.get(fullSlug)}
            </dd>
          </>
        )}
        <dt>{said.times}</dt>
        <dd>{said.fromTo(when(choice.from), when(choice.until)) || said.atOnce}</dd>
        <dt>{said.template}</dt>
        <dd>{template}</dd>
      </dl>
      {problems.length > 0 && (
        <div role="alert">
          <p>{said.problems}</p>
          <ul>
            {problems.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {made.unknown.length > 0 && <p role="alert">{said.unknown(made.unknown.join(', '))}</p>}
      {made.missingPages.length > 0 && <p role="alert">{said.missingPages(made.missingPages.join(', '))}</p>}
      {made.missingFiles.length > 0 && <p role="alert">{said.missingFiles(made.missingFiles.join(', '))}</p>}
      <section aria-label={said.searchLook} className={styles.search}>
        <p className={styles.searchTitle}>{String(made.content.title ?? '')}</p>
        <p className={styles.about}>{String(made.content.description ?? '')}</p>
      </section>
      <section aria-label={said.content}>
        <ol className={styles.blocks}>
          {body.map((blok) => (
            <li key={blok._uid}>
              <p>
                <strong>{model.labelOf(blok.component)}</strong> {titleOf(blok, model)}
              </p>
              <div className={styles.pictures}>
                {picturesIn(blok).map((filename) => (
                  <FilePicture key={filename} filename={filename} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The files a blok and those in it show, each once. */
function picturesIn(blok: RawBlok): string[] {
  const own = Object.values(blok).flatMap((value) => readAsset(value)?.filename ?? [])
  const inside = blokLists(blok).flatMap(([, bloks]) => bloks.flatMap(picturesIn))
  return [...new Set([...own, ...inside])]
}
