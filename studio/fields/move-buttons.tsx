import { useEditor } from '../editor/editor-context.ts'
import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

export interface MoveButtonsProps {
  /** What is moved, for a screen reader. */
  name: string
  index: number
  count: number
  onMove(to: number): void
}

/** Up and down in a list. They stay pressable at its ends, so that the keyboard does not lose its place. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { announce } = useEditor()
  const words = useWords()
  const move = (to: number) => {
    if (to < 0 || to >= count) return announce(words.cannotMove)
    onMove(to)
    announce(words.moved(name, to + 1, count))
  }
  return (
    <>
      <Button look="icon" aria-label={`${words.moveUp}: ${name}`} onPress={() => move(index - 1)}>
        <Icon name="up" />
      </Button>
      <Button look="icon" aria-label={`${words.moveDown}: ${name}`} onPress={() => move(index + 1)}>
        <Icon name="down" />
      </Button>
    </>
  )
}

/** The list with one item somewhere else. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return items[from] === undefined ? rest : rest.toSpliced(to, 0, items[from])
}
