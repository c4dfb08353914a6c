import { useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './comment-button.module.css'
import { type CommentPlace, useComments } from './comments-context.ts'

export interface CommentButtonProps {
  place: CommentPlace
  /** The id of the name it stands beside. */
  describedBy: string
  isAtField?: boolean
}

/** Beside a field's label or a block's name: how much is open there, and the way to it. */
export function CommentButton({ place, describedBy, isAtField = false }: CommentButtonProps) {
  const words = useWords()
  const comments = useComments()
  if (!comments) return null
  const count = comments.countAt(place.uid, place.field)
  return (
    <Button
      look="icon"
      className={[styles.button, count > 0 && styles.open, isAtField && styles.atField].filter(Boolean).join(' ')}
      aria-label={words.comments.open(count)}
      aria-describedby={describedBy}
      data-beside={isAtField || undefined}
      onPress={() => comments.open(place)}
    >
      <Icon name="comment" />
      {count > 0 && <span aria-hidden="true">{count}</span>}
    </Button>
  )
}
