import type { backgrounds, colors } from '../../schemas/teaser-slide.ts'

type Background = keyof typeof backgrounds
type Color = keyof typeof colors

/**
 * The ground a text stands on (`data-ground`, see styles/tokens.css). Paper-coloured text needs a dark one, so that
 * no choice an editor makes can be unreadable.
 */
export function groundFor(background: Background, color: Color): Background {
  const isLight = background === 'none' || background === 'paper' || background === 'tint'
  return color === 'paper' && isLight ? 'ink' : background
}
