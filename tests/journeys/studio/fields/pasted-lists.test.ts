import { expect, it } from 'vitest'
import { paste } from '../../../paste.ts'
import { doc, paragraph, words } from '../../../test-bloks.ts'
import { fieldsJourney } from './every-field.ts'

const studio = fieldsJourney()

/** As Word writes a line of a list: a paragraph, its dot or number as text. */
const line = (place: string, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span
  style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
  style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`
const plain = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>\n`

const list = (type: 'bullet_list' | 'ordered_list', ...items: object[]) => ({ type, content: items })
const item = (text: string, ...inside: object[]) => ({ type: 'list_item', content: [paragraph(words(text)), ...inside] })

it('lists pasted from Word are lists, ordered or not, as deep as they were', async () => {
  const { field, stored } = await studio.openForm({ text: '' })
  const text = field('text').getByRole('textbox')
  await text.click()
  await paste(
    text,
    [
      plain('Vorher'),
      line('l0 level1 lfo1', '·', 'Papier'),
      line('l0 level2 lfo1', 'o', 'matt'),
      line('l0 level3 lfo1', '§', 'dick'),
      line('l0 level1 lfo1', '·', '<b>Farbe</b>'),
      line('l1 level1 lfo2', '1.', 'Erstens'),
      line('l1 level2 lfo2', 'a)', 'genauer'),
      plain('Dazwischen'),
      line('l1 level1 lfo2', '2.', 'Zweitens'),
      line('l1 level1 lfo2', '3.', 'Drittens'),
    ].join(''),
  )
  await expect
    .poll(() => stored('text'))
    .toEqual(
      doc(
        paragraph(words('Vorher')),
        list('bullet_list', item('Papier', list('bullet_list', item('matt', list('bullet_list', item('dick'))))), {
          type: 'list_item',
          content: [paragraph(words('Farbe', { type: 'bold' }))],
        }),
        list('ordered_list', item('Erstens', list('ordered_list', item('genauer')))),
        paragraph(words('Dazwischen')),
        { ...list('ordered_list', item('Zweitens'), item('Drittens')), attrs: { order: 2 } },
      ),
    )
})
