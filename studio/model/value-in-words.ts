import type { ModelField } from './component-model.ts'

/** A field's value as a person reads it. */
export function valueInWords(value: unknown, field: ModelField | undefined): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return field?.options?.find((option) => option.value === value)?.name ?? value
  if (Array.isArray(value)) return value.map((item) => valueInWords(item, field)).join(', ')
  if (typeof value !== 'object') return String(value)
  const { filename, alt, cached_url, url, type, content } = value as Record<string, unknown>
  if (type === 'doc') return textIn(content).trim()
  if (typeof filename === 'string')
    return [filename.slice(filename.lastIndexOf('/') + 1), alt && `„${alt}“`].filter(Boolean).join(' ') || '–'
  const address = cached_url || url
  return typeof address === 'string' ? address : JSON.stringify(value)
}

function textIn(nodes: unknown): string {
  if (!Array.isArray(nodes)) return ''
  return nodes
    .map((node: { text?: string; content?: unknown; type?: string }) => (node.text ?? textIn(node.content)) + (node.content ? ' ' : ''))
    .join('')
}
