import { useEffect, useRef, useState } from 'react'
import { PageStage } from '../canvas/page-stage.tsx'
import { ViewportSwitch } from '../canvas/viewport-switch.tsx'
import type { Viewport } from '../canvas/viewports.ts'
import { ManagementError } from '../management/management-error.ts'
import type { Preview, PreviewAsked } from '../management/preview-calls.ts'
import { germanTimeOf } from '../publish/german-time.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { BackLink } from '../ui/back-link.tsx'
import bar from '../ui/bar.module.css'
import { NotRead } from '../ui/not-read.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useProblem } from '../use-problem.ts'
import styles from './ahead.module.css'
import { AheadChoices } from './ahead-choices.tsx'
import { CopyLink } from './copy-link.tsx'
import { atShownPage, type Look, lookOf, useAheadParts } from './look.ts'
import { PlannedEvents } from './planned-events.tsx'
import { onShownPage } from './shown-page.ts'

export interface AheadScreenProps {
  /** The story to look at; the whole shop without one. */
  storyId: number | undefined
  releaseId: number | undefined
  /** In which one begins to look; `''` for the space's default. */
  language: string
}

/** A date or a time is typed in several steps. */
const quietMs = 400

/** One page, or the whole shop, as it will be; and the link to show that to somebody without an account. */
export function AheadScreen({ storyId, releaseId, language }: AheadScreenProps) {
  const { client } = useStudio()
  const words = useWords()
  const { story, folders, releases, problem: missing, read } = useAheadParts(storyId)
  const [look, setLook] = useState<Look>(() => lookOf({ storyId, releaseId, language }))
  const [viewport, setViewport] = useState<Viewport>()
  const [preview, setPreview] = useState<Preview & { asked: string }>()
  const [problem, setProblem] = useProblem()
  const frame = useRef<HTMLIFrameElement>(null)
  const brand = look.brand || folders?.[0]?.slug || ''
  // Who walks through the shop stays at the page when another date is chosen.
  const change = (part: Partial<Look>) => setLook((before) => ({ ...atShownPage(before), ...part }))

  useTitle(words.ahead.title)

  const asked = JSON.stringify(askedOf({ ...look, brand }, storyId))
  const atPage = JSON.stringify(askedOf(atShownPage({ ...look, brand }), storyId))
  const isReady = folders !== undefined && releases !== undefined
  // All choices come at once: one that came later would move the others.
  const hasChoices = isReady || missing !== undefined
  useEffect(() => {
    if (!isReady) return
    let isStale = false
    const timer = setTimeout(() => {
      client.createPreview(JSON.parse(asked) as PreviewAsked).then(
        (made) => {
          if (isStale) return
          setPreview({ ...made, asked })
          setProblem(undefined)
        },
        (error: Error) => {
          if (isStale) return
          setPreview(undefined)
          setProblem(error instanceof ManagementError && error.status === 404 ? words.ahead.notOffered : error)
        },
      )
    }, quietMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked, client, isReady, words])

  useEffect(
    () =>
      onShownPage(frame, preview?.url, ({ path, language }) => {
        const [first = '', ...rest] = path.split('/')
        const walked = { brand: first, path: rest.join('/'), language }
        // Whoever types on meanwhile knows better.
        if (preview?.asked === asked) setLook((before) => (before.scope === 'shop' ? { ...before, walked } : before))
      }),
    [preview, asked],
  )

  return (
    <div className={styles.screen}>
      <header className={`${bar.bar} ${styles.head}`}>
        <BackLink
          to={
            storyId === undefined
              ? { screen: 'stories' }
              : { screen: 'story', id: storyId, release: releaseId, language: look.language || undefined }
          }
          label={story?.name ?? words.stories}
        />
        <h1>{words.ahead.title}</h1>
        <ViewportSwitch viewport={viewport} onViewport={setViewport} />
        {preview && <CopyLink key={atPage} preview={preview} asked={JSON.parse(atPage)} />}
      </header>
      <main className={styles.main}>
        <section className={styles.side} aria-label={words.ahead.title}>
          {hasChoices ? (
            <AheadChoices
              look={atShownPage({ ...look, brand })}
              story={story}
              folders={folders ?? []}
              releases={releases ?? []}
              onChange={change}
            />
          ) : (
            <p role="status">{words.loading}</p>
          )}
          {problem && <p role="alert">{problem}</p>}
          {missing && <NotRead problem={missing} onRetry={read} />}
          {preview && look.show === 'at' && (
            <PlannedEvents events={preview.events} storyId={look.scope === 'story' ? storyId : undefined} />
          )}
        </section>
        {preview ? (
          <PageStage frame={frame} id="preview" title={words.ahead.frame} src={preview.url} viewport={viewport} onViewport={setViewport} />
        ) : (
          <p role="status" className={styles.waiting}>
            {isReady && !problem && !missing && words.loading}
          </p>
        )}
      </main>
    </div>
  )
}

/** What the service is asked for. */
function askedOf({ scope, show, at, releaseId, language, brand, path }: Look, storyId: number | undefined): PreviewAsked {
  const isDraft = scope === 'story' && show === 'draft'
  return {
    ...(scope === 'story' && storyId !== undefined
      ? { story_id: storyId }
      : { path: [brand, path.replace(/^\/+/, '')].filter(Boolean).join('/') }),
    ...(isDraft && { draft: true }),
    ...(show === 'at' && { at: germanTimeOf(at) ?? undefined }),
    ...(!isDraft && releaseId !== undefined && { release_id: releaseId }),
    language: language || 'default',
  }
}
