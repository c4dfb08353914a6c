import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { useEditor } from '../editor/editor-context.ts'
import { MoveButtons } from '../fields/move-buttons.tsx'
import { type ModelField, titleOf } from '../model/component-model.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { BlokFormProps } from './blok-form-props.ts'
import styles from './bloks-field.module.css'

export interface BloksFieldProps extends BlokFormProps {
  id: string
  blok: RawBlok
  field: ModelField
}

/** The bloks inside a blok: open one, move it, add another. */
export function BloksField({ id, blok, field, actions, onAdd }: BloksFieldProps) {
  const { model } = useStudio()
  const { select } = useEditor()
  const words = useWords()
  const value = blok[field.name]
  const children = Array.isArray(value) ? value.filter(isBlok) : []
  const move = (child: RawBlok, to: number) => {
    const others = children.filter((each) => each !== child)
    actions.move(child._uid, { parent: blok._uid, field: field.name, after: others[to - 1]?._uid })
  }

  return (
    <div id={id} className={styles.bloks}>
      <ol className={styles.list}>
        {children.map((child, index) => (
          <li key={child._uid} className={styles.item}>
            <button type="button" className={styles.open} onClick={() => select([child._uid])}>
              <span>{model.labelOf(child.component)}</span>
              <span className={styles.title}>{titleOf(child, model)}</span>
            </button>
            <MoveButtons name={actions.nameOf(child)} index={index} count={children.length} onMove={(to) => move(child, to)} />
          </li>
        ))}
      </ol>
      <Button
        look="framed"
        aria-label={words.addBlockTo(field.label)}
        onPress={() => onAdd({ parent: blok._uid, field: field.name, after: children.at(-1)?._uid })}
      >
        <Icon name="plus" /> {words.addBlock}
      </Button>
    </div>
  )
}
