import type { ModelField } from '../../model/component-model.ts'
import type { FieldControlProps } from '../field-control.ts'
import parts from '../parts.module.css'
import { LinkEditor, type LinkRules } from './link-editor.tsx'
import { readLink, writeLink } from './link-value.ts'

export function LinkControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  return (
    <fieldset className={`${parts.group} ${parts.framed}`} aria-labelledby={`${id}-label`}>
      <LinkEditor
        id={id}
        link={readLink(value)}
        onChange={(link) => onChange(writeLink(value, link))}
        rules={linkRules(field)}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
    </fieldset>
  )
}

/** What the schema of a `multilink` field allows. */
export function linkRules(field: ModelField): LinkRules {
  return {
    kinds: ['story', 'url', ...(field.email_link_type ? (['email'] as const) : []), ...(field.asset_link_type ? (['asset'] as const) : [])],
    mayHaveAnchor: Boolean(field.show_anchor),
    mayOpenTab: Boolean(field.allow_target_blank),
    startsWith: field.force_link_scope && typeof field.link_scope === 'string' ? field.link_scope.replace(/^\{0\}\//, '') : undefined,
    contentTypes: field.restrict_content_types ? (field.component_whitelist ?? undefined) : undefined,
  }
}
