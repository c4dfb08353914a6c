import { photobookWords } from '../../runtime/messages/german/photobook-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { OptionField } from '../../runtime/ui/option-field.tsx'
import { SelectField } from '../../runtime/ui/select-field.tsx'
import {
  orientationOf,
  type PhotobookChoice,
  pageCounts,
  photobookCovers,
  photobookKind,
  photobookLaminations,
  photobookOrientations,
  photobookQuantities,
} from '../../schemas/photobooks/photobook-choice.ts'
import type { PhotobookDetailData } from './load-photobook-detail.ts'
import { orientationsOf } from './selected-book.ts'
import type { useSelectedBook } from './use-selected-book.ts'

interface BookChoicesProps extends ReturnType<typeof useSelectedBook> {
  sets: PhotobookDetailData['sets']
}

/** Set, format, cover, paper, pages, and how many. What there is only one of is nothing to choose. */
export function BookChoices({ sets, book: { choice, set }, change, chooseSet, turn }: BookChoicesProps) {
  const message = useMessages(photobookWords)
  const { type, format, cover } = choice
  const { formats, bindings, finishes, refinements } = photobookKind(type)
  const orientation = orientationOf(format)
  const left = set ? orientationsOf(set) : photobookOrientations

  const field = <Key extends keyof PhotobookChoice & string>(key: Key, values: readonly (PhotobookChoice[Key] & string)[]) =>
    values.length > 1 && (
      <OptionField
        label={message(`photobook.${key}`)}
        options={values.map((value) => ({ value, name: message(`photobook.${key}-${value}`) }))}
        chosen={String(choice[key])}
        onChoose={(value) => change({ [key]: value })}
      />
    )
  return (
    <>
      <SelectField
        label={message('photobook.set')}
        options={[{ value: '', name: message('photobook.noSet') }, ...sets.map(({ id, name }) => ({ value: String(id), name }))]}
        chosen={String(set?.id ?? '')}
        onChoose={(chosen) => chooseSet(sets.find(({ id }) => String(id) === chosen))}
      />
      <OptionField
        label={message('photobook.orientation')}
        options={photobookOrientations.map((value) => ({
          value,
          name: message(`photobook.orientation-${value}`),
          isDisabled: !left.includes(value),
        }))}
        chosen={orientation}
        onChoose={(value) => turn(value)}
        hint={set && left.length < photobookOrientations.length ? message('photobook.onlySome', { name: set.name }) : ''}
      />
      {field(
        'format',
        formats.filter((each) => orientationOf(each) === orientation),
      )}
      {field(
        'cover',
        photobookCovers.filter((each) => bindings[each]),
      )}
      {field('binding', bindings[cover] ?? [])}
      {field('coverLamination', photobookLaminations)}
      {field('paperFinish', finishes)}
      {field('refinementType', refinements)}
      <SelectField
        label={message('photobook.photobookPageCount')}
        options={pageCounts(type).map((count) => ({ value: String(count), name: message('photobook.pages', { count }) }))}
        chosen={String(choice.photobookPageCount)}
        onChoose={(count) => change({ photobookPageCount: Number(count) })}
      />
      <SelectField
        label={message('photobook.quantity')}
        options={photobookQuantities.map((count) => ({
          value: String(count),
          name: message(count === 1 ? 'photobook.oneBook' : 'photobook.books', { count }),
        }))}
        chosen={String(choice.quantity)}
        onChoose={(count) => change({ quantity: Number(count) })}
      />
    </>
  )
}
