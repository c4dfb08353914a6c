import type { Link } from '../../schemas/fields/multilink.ts'

/** A link to a story that no editor has chosen. */
export const storyLink = (slug: string): Link => ({ kind: 'story', to: slug, anchor: '', uuid: undefined, newTab: false, title: '' })
