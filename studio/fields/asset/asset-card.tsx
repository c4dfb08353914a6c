import { type ReactNode, useState } from 'react'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import parts from '../parts.module.css'
import styles from './asset.module.css'
import { type AssetValue, assetTexts, endingOf, nameOfFile, sizeOf, thumbnail } from './asset-value.ts'
import { FocalPoint } from './focal-point.tsx'

export interface AssetCardProps {
  asset: AssetValue
  onChange(asset: AssetValue): void
  onRemove(): void
  onReplace(): void
  /** Asks where else the file is shown. */
  onUsage(): void
  /** Buttons that move it among others. */
  children?: ReactNode
}

/** One file in a field: how it looks, what is said about it, and what can be done with it. */
export function AssetCard({ asset, onChange, onRemove, onReplace, onUsage, children }: AssetCardProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { filename } = asset
  const name = nameOfFile(filename)
  const size = sizeOf(filename)
  const isPicture = thumbnail(filename, 200) !== undefined
  const textOf = (key: string) => String(asset[key] ?? '')
  return (
    <div className={`${parts.group} ${parts.framed}`}>
      <div className={styles.head}>
        <FilePicture filename={filename} />
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          {size && (
            <p className={parts.hint}>
              {size.width} × {size.height}
            </p>
          )}
          {isPicture && !textOf('alt') && <p className={parts.warning}>{words.fields.noAlt}</p>}
        </div>
      </div>
      <div className={parts.row}>
        <Button look="plain" aria-expanded={isOpen} aria-label={`${words.fields.details}: ${name}`} onPress={() => setOpen(!isOpen)}>
          {words.fields.details}
        </Button>
        <Button look="plain" aria-label={`${words.fields.replace}: ${name}`} onPress={onReplace}>
          {words.fields.replace}
        </Button>
        <Button look="plain" aria-label={`${words.usage.whereUsed}: ${name}`} onPress={onUsage}>
          {words.usage.whereUsed}
        </Button>
        {children}
        <Button look="icon" aria-label={`${words.fields.takeOut}: ${name}`} onPress={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
      {isOpen && (
        <>
          {assetTexts.map((key) => (
            <label key={key} className={parts.labelled}>
              {words.fields.assetTexts[key]}
              <input type="text" value={textOf(key)} onChange={(event) => onChange({ ...asset, [key]: event.target.value })} />
            </label>
          ))}
          {isPicture && size && (
            <FocalPoint filename={filename} size={size} focus={textOf('focus')} onChange={(focus) => onChange({ ...asset, focus })} />
          )}
        </>
      )}
    </div>
  )
}

/** A small picture, or the ending of the name for what can't be shown. */
export function FilePicture({ filename }: { filename: string }) {
  const src = thumbnail(filename, 200)
  return src ? (
    <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
  ) : (
    <span className={styles.picture} aria-hidden="true">
      {endingOf(filename).toUpperCase()}
    </span>
  )
}
