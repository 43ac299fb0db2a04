import { text } from '../lib/text.ts'

/** `focalPoint` as a person reads it: "focal point". */
export const fieldWords = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/** A value of a field in words. */
export function valueWords(value: unknown): string {
  if (value === undefined) return text('editing:conflict.gone')
  if (value === '' || value === null) return text('editing:conflict.empty')
  if (typeof value === 'boolean') return text(value ? 'editing:conflict.on' : 'editing:conflict.off')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  return Object.entries(value)
    .map(([field, part]) => `${fieldWords(field)} ${valueWords(part)}`)
    .join(', ')
}
