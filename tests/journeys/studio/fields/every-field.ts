/** A form with a field of every kind, for the journeys through single fields. */
import { beforeAll } from 'vitest'
import { studioJourney } from '../../../studio-journey.ts'

/** A field of every kind. */
const schema = Object.fromEntries(
  Object.entries({
    link: {
      type: 'multilink',
      display_name: 'Ziel',
      allow_target_blank: true,
      show_anchor: true,
      email_link_type: true,
      asset_link_type: true,
    },
    picture: { type: 'asset', display_name: 'Bild', filetypes: ['images'] },
    text: {
      type: 'richtext',
      display_name: 'Text',
      customize_toolbar: true,
      toolbar: ['bold', 'h2', 'list', 'olist', 'link', 'image', 'table', 'color'],
      allow_target_blank: true,
    },
    prices: { type: 'table', display_name: 'Preise', translatable: true },
    when: { type: 'datetime', display_name: 'Beginn' },
    day: { type: 'datetime', display_name: 'Tag', disable_time: true },
    note: { type: 'markdown', display_name: 'Notiz' },
    title: { type: 'text', display_name: 'Überschrift', translatable: true },
    tone: {
      type: 'option',
      display_name: 'Ton',
      translatable: true,
      options: [
        { name: 'Hell', value: 'light' },
        { name: 'Dunkel', value: 'dark' },
      ],
    },
    months: {
      type: 'options',
      display_name: 'Monate',
      options: ['Januar', 'Februar', 'März'].map((name) => ({ name, value: name.toLowerCase() })),
    },
    map: { type: 'custom', display_name: 'Karte', field_type: 'maps' },
    width: { type: 'number', display_name: 'Breite' },
    isWide: { type: 'boolean', display_name: 'Breit' },
    group: { type: 'section', display_name: 'Maße', keys: ['width', 'isWide'] },
    words: { type: 'richtext', display_name: 'Worte', customize_toolbar: true, toolbar: ['bold'] },
    pictures: { type: 'multiasset', display_name: 'Bilder', filetypes: ['images'] },
  }).map(([name, field], pos) => [name, { pos, ...field }]),
)

/** Starts a studio that has this block, for the tests of a file. */
export function fieldsJourney() {
  const studio = studioJourney()
  const { manage, contentOf, publishPage } = studio
  beforeAll(() => manage('POST', 'components', { component: { name: 'probe', is_root: true, is_nestable: true, schema } }))

  let stories = 0
  /** The form of a fresh story with this content, in a signed-in studio. */
  async function openForm(content: object) {
    const slug = `probe-${++stories}`
    const { story } = await manage('POST', 'stories', { story: { name: slug, slug, content: { component: 'probe', ...content } } })
    const page = await studio.visit(`/stories/${story.id}`)
    const form = page.getByRole('region', { name: 'Felder' })
    await form.waitFor()
    const field = (name: string) => form.locator(`[data-field="${name}"]`)
    /** What the content service has of a field. */
    const stored = async (name: string) => (await contentOf(story.id))[name]
    return { page, form, field, stored }
  }
  return { manage, publishPage, openForm }
}
