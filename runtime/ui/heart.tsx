import type { ReactElement } from 'react'
import { channelFeatures } from '../../schemas/channel.ts'
import { heartWords } from '../messages/german/heart-words.ts'
import { useMessages } from '../messages/messages.ts'
import { useSite } from '../site/site-context.ts'
import { CornerButton } from './corner-button.tsx'

interface HeartProps {
  name: string
  isKept: boolean
  onToggle: () => void
}

/** Keeps a design on the wishlist or takes it off. Nothing in a channel that has no wishlist (R1.01). */
export function Heart({ name, isKept, onToggle }: HeartProps): ReactElement | null {
  const { channel } = useSite()
  const message = useMessages(heartWords)
  if (!channelFeatures[channel].wishlist) return null
  return <CornerButton icon="heart" aria-pressed={isKept} aria-label={message('heart.keep', { name })} onClick={onToggle} />
}
