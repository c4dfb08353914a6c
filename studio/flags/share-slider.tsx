import { type ReactNode, useId } from 'react'
import { Label, Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components'
import { useWords } from '../studio-context.ts'
import { ShareNumber } from './share-number.tsx'
import styles from './share-slider.module.css'

export interface ShareSliderProps {
  /** Of 100 visitors. */
  share: number
  /** At every step on the way. */
  onChange(share: number): void
  /** Where a drag, a key or a typed number ends. */
  onSettle?(share: number): void
  /** Beside the sentence: what became of it. */
  children?: ReactNode
}

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' }

/** How many visitors see what is new: drawn, or typed as a number, and said in a sentence. */
export function ShareSlider({ share, onChange, onSettle, children }: ShareSliderProps) {
  const { flags: said } = useWords()
  const id = useId()
  return (
    <div className={styles.share}>
      <Slider
        className={styles.slider ?? ''}
        value={share}
        minValue={0}
        maxValue={100}
        formatOptions={percent}
        aria-describedby={id}
        onChange={onChange}
        onChangeEnd={(next) => onSettle?.(next)}
      >
        <Label className={styles.label ?? ''}>{said.share}</Label>
        <SliderTrack className={styles.track ?? ''}>
          <SliderFill className={styles.fill ?? ''} />
          <SliderThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </Slider>
      <ShareNumber
        share={share}
        onTake={(next) => {
          onChange(next)
          onSettle?.(next)
        }}
      />
      <div className={styles.said}>
        <p id={id}>{said.shareSees(share)}</p>
        {children}
      </div>
    </div>
  )
}
