import { useMemo, useRef, useState } from 'react'
import { bloksIn } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import type { Story } from '../management/answers.ts'
import { changesBetween } from '../model/changes.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import tabStyles from '../ui/tabs.module.css'
import { BlokMarks } from './blok-marks.tsx'
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

/** Two texts of a story as rendered pages: side by side, or one at a time where there is little room. What differs is framed, and the first of it is in sight. */
export function PageComparison({ story, before, after, onWide }: PageComparisonProps) {
  const words = useWords()
  const address = usePreviewAddress(story)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const [viewport, setViewport] = useState<'phone' | 'desktop'>('phone')
  const [side, setSide] = useState<Side>('after')
  const [layouts, setLayouts] = useState<Partial<Record<Side, Layout>>>({})
  const scrolledTo = useRef('')
  const changed = useMemo(() => {
    const changes = changesBetween(before.content, after.content)
    // Around the root a frame would be around everything.
    return new Map(changes.flatMap(({ blok, type }) => (blok._uid === after.content._uid ? [] : [[blok._uid, type]])))
  }, [before.content, after.content])
  const isNarrow = room < leastForTwo
  const width = viewportWidths[viewport]
  const space = isNarrow ? room : (room - gap) / 2
  const contents = { before, after }

  const takeLayout = (of: Side, layout: Layout) => {
    setLayouts((known) => ({ ...known, [of]: layout }))
    const first = firstChanged(contents[of].content, changed, layout)
    const what = `${before.content._uid}.${[...changed.keys()].join()}.${viewport}`
    if (first === undefined || scrolledTo.current === what || !scroller.current) return
    scrolledTo.current = what
    scroller.current.scrollTop = Math.max(0, first * Math.min(1, space / width) - marginAbove)
  }

  return (
    <div className={styles.comparison}>
      <div className={styles.bar}>
        {isNarrow && (
          <div role="tablist" className={tabStyles.tabs}>
            {sides.map((each) => (
              <button key={each} type="button" role="tab" aria-selected={each === side} onClick={() => setSide(each)}>
                {contents[each].label}
              </button>
            ))}
          </div>
        )}
        <fieldset className={styles.viewports} aria-label={words.publishing.width}>
          {(['phone', 'desktop'] as const).map((each) => (
            <Button
              key={each}
              look="icon"
              aria-label={words[each]}
              aria-pressed={viewport === each}
              onPress={() => {
                setViewport(each)
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
        {sides
          .filter((each) => !isNarrow || each === side)
          .map((each) => (
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
                  onLayout={(layout) => takeLayout(each, layout)}
                >
                  <BlokMarks boxes={layouts[each]?.bloks ?? []} changed={changed} />
                </ShownPage>
              )}
            </figure>
          ))}
      </section>
    </div>
  )
}

/** How far down the first blok is that differs; `undefined` where none is on this page. */
function firstChanged(content: RawBlok, changed: ReadonlyMap<string, string>, { bloks }: Layout): number | undefined {
  const tops = [...bloksIn(content)].flatMap(({ _uid }) => (changed.has(_uid) ? bloks.filter(({ uid }) => uid === _uid) : []))
  return tops.length > 0 ? Math.min(...tops.map(({ top }) => top)) : undefined
}
