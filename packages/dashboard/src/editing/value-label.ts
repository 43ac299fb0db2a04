import { text } from '../lib/text.ts'

/** Splits a field name into words: `focalPoint` → "focal point". */
export const fieldLabel = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** Formats a field's value as text. */
export function valueLabel(value: unknown): string {
  if (value === undefined) return text('conflict:gone')
  if (value === '' || value === null) return text('conflict:empty')
  if (typeof value === 'boolean') return text(value ? 'conflict:on' : 'conflict:off')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(valueLabel).join(', ')
  return Object.entries(value)
    .map(([field, part]) => `${fieldLabel(field)} ${valueLabel(part)}`)
    .join(', ')
}
