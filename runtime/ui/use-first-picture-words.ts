import { readFormat } from '../../schemas/format.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { formatSize } from '../format-size.ts'
import { hungWords } from '../messages/german/hung-words.ts'
import { useMessages } from '../messages/messages.ts'
import { useSite } from '../site/site-context.ts'

/** Of which picture a page says the price, for who can't choose another without script. */
export function useFirstPictureWords(
  { materialType, frameType, formatType }: Pick<PhotoFrameChoice, 'materialType' | 'frameType' | 'formatType'>,
  { materials, frames }: { materials: readonly { value: string; name: string }[]; frames: PhotoFrameOffer['frames'] },
): string {
  const { locale } = useSite()
  const message = useMessages(hungWords)
  const material = materials.find(({ value }) => value === materialType)
  const frame = frames.find(({ variants }) => variants.some(({ value }) => value === frameType))
  const what = [material, frame].flatMap((each) => each?.name ?? []).join(', ')
  return message('hung.withoutScript', { what, format: formatSize(readFormat(formatType), locale) })
}
