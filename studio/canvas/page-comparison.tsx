import { useEffect, useMemo, useRef, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { Story } from '../management/answers.ts'
import { changesBetween } from '../model/changes.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import tabStyles from '../ui/tabs.module.css'
import { BlokMarks } from './blok-marks.tsx'
import { changedBoxes } from './changed-boxes.ts'
import type { Layout } from './page-answers.ts'
import styles from './page-comparison.module.css'
import { ShownPage } from './shown-page.tsx'
import { usePreviewAddress } from './use-preview-address.ts'
import { useRoom } from './use-room.ts'
import { viewportWidths } from './viewports.ts'

export interface PageComparisonProps {
  story: Story
  before: { label: string; content: RawBlok }
  after: { label: string; content: RawBlok }
  /** The pages are laid out for a wide screen now, or not any more. */
  onWide?(isWide: boolean): void
}

type Side = 'before' | 'after'
const sides: readonly Side[] = ['before', 'after']

/** Below this, in CSS pixels, two pages do not stand beside each other. */
const leastForTwo = 560
const gap = 12
const marginAbove = 24

/** Two texts of a story as rendered pages, in the language that is edited: side by side, or one at a time where there is little room. What differs is framed, and the first of it is in sight. */
export function PageComparison({ story, before, after, onWide }: PageComparisonProps) {
  const words = useWords()
  const { language } = useEditor()
  const address = usePreviewAddress(story, language)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const [viewport, setViewport] = useState<'phone' | 'desktop'>('phone')
  const [side, setSide] = useState<Side>('after')
  const [layouts, setLayouts] = useState<Partial<Record<Side, Layout>>>({})
  const scrolledTo = useRef('')
  const changes = useMemo(() => changesBetween(before.content, after.content), [before.content, after.content])
  const isNarrow = room < leastForTwo
  const width = viewportWidths[viewport]
  const space = isNarrow ? room : (room - gap) / 2
  const contents = { before, after }

  const shown = sides.filter((each) => !isNarrow || each === side)
  const boxes = Object.fromEntries(shown.map((each) => [each, changedBoxes(contents[each].content, changes, layouts[each]?.bloks ?? [])]))
  const hasAll = shown.every((each) => layouts[each])
  const tops = Object.values(boxes).flatMap((each) => each.map(({ top }) => top))
  const first = hasAll && tops.length > 0 ? Math.min(...tops) * Math.min(1, space / width) : undefined
  // Once for what is compared: whoever has scrolled on stays there.
  const compared = `${changes.map(({ blok }) => blok._uid).join()} ${viewport}`

  useEffect(() => {
    if (first === undefined || scrolledTo.current === compared || !scroller.current) return
    scrolledTo.current = compared
    scroller.current.scrollTop = Math.max(0, first - marginAbove)
  }, [first, compared])

  return (
    <div className={styles.comparison}>
      <div className={styles.bar}>
        {isNarrow && (
          <fieldset className={tabStyles.tabs} aria-label={words.publishing.side}>
            {sides.map((each) => (
              <button key={each} type="button" aria-pressed={each === side} onClick={() => setSide(each)}>
                {contents[each].label}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className={styles.viewports} aria-label={words.publishing.width}>
          {(['phone', 'desktop'] as const).map((each) => (
            <Button
              key={each}
              look="icon"
              aria-label={words[each]}
              aria-pressed={viewport === each}
              onPress={() => {
                if (each === viewport) return
                setViewport(each)
                setLayouts({})
                onWide?.(each === 'desktop')
                scrolledTo.current = ''
              }}
            >
              <Icon name={each} />
            </Button>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section ref={scroller} className={styles.pages} aria-label={words.publishing.rendered} tabIndex={0}>
        {shown.map((each) => (
          <figure key={each} className={styles.side}>
            {!isNarrow && <figcaption className={styles.label}>{contents[each].label}</figcaption>}
            {address && room > 0 && (
              <ShownPage
                key={viewport}
                story={story}
                content={contents[each].content}
                address={address}
                title={contents[each].label}
                width={width}
                space={space}
                onLayout={(layout) => setLayouts((known) => ({ ...known, [each]: layout }))}
              >
                <BlokMarks boxes={boxes[each] ?? []} />
              </ShownPage>
            )}
          </figure>
        ))}
      </section>
    </div>
  )
}
