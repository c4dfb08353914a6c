import { expect, it } from 'vitest'
import { readerOf } from '../../tests/render-example.tsx'
import { changedBox } from './box-choice.ts'
import { loadPhotoboxDetail } from './load-photobox-detail.ts'

it('R3.17 takes of another choice what a box of the type has', async () => {
  const { offer, choice } = await loadPhotoboxDetail({} as never, readerOf({ channel: 'myposter' }))
  const [small, large] = offer.types
  const [format, quantity] = [large?.formats[0]?.format, large?.quantities.at(-1)]
  if (!small || !format || quantity === undefined) throw new Error('There are no two types of boxes.')
  expect(changedBox(offer, choice, { photoboxFormat: format, photoboxMaterial: 'hahnemuehle' })).toEqual(choice)
  expect(changedBox(offer, choice, { photoboxQuantityMax: quantity })).toEqual(choice)
  const last = small.formats.at(-1)?.format ?? choice.photoboxFormat
  expect(changedBox(offer, choice, { photoboxFormat: last })).toEqual({ ...choice, photoboxFormat: last })
})
