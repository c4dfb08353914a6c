/** `#rrggbb` in and out. */
const channels = (colour: string): number[] => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

export const mix = (from: string, to: string, amount: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, amount: number): string => mix(colour, '#1a1410', amount)
export const lighter = (colour: string, amount: number): string => mix(colour, '#ffffff', amount)

/** How bright a colour looks, 0 to 1. */
export const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}
