/**
 * What the editor is asked for a field: the vendor's field JSON, less what the generator fills in
 * (`pos`, `display_name` from `label`). Names are Storyblok's own, because this is its border.
 */
export interface StoryblokField {
  type: string
  [key: string]: unknown
}

declare module 'zod' {
  interface GlobalMeta {
    /** Set on every field of a blok: how Storyblok's editor shows and checks it. */
    field?: StoryblokField
    /** Set on the object of a blok: how Storyblok lists the component. */
    component?: { displayName: string; description?: string; group?: string; isRoot: boolean; isNestable: boolean }
    /** Set on a field whose bloks are drawn through the registry. Without `allow`, every nestable block may stand in it. */
    slot?: { allow?: readonly string[] }
  }
}

/** What every field with a value can say about itself, in words an editor reads. */
export interface FieldOptions {
  /** Shown above the field. German, as the editors are. */
  label: string
  description?: string
  required?: boolean
  translatable?: boolean
  /** Shows the field only while another field of the blok has this value. */
  when?: { field: string; equals: string | boolean }
}

/** The vendor's keys for the options that all fields share. */
export function commonKeys({ label, description, required, translatable, when }: FieldOptions) {
  return {
    display_name: label,
    ...(description && { description }),
    ...(required && { required: true }),
    ...(translatable && { translatable: true }),
    ...(when && { conditional_settings: [showOnlyWhen(when)] }),
  }
}

function showOnlyWhen({ field, equals }: { field: string; equals: string | boolean }) {
  return {
    modifications: [{ display: 'hide' }],
    rule_match: 'any',
    rule_conditions: [
      {
        validation: 'not_equals',
        value: String(equals),
        validated_object: { type: 'field', field_key: field, field_attr: 'value' },
      },
    ],
  }
}
