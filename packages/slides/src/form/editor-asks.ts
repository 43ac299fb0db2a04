import type { Asks } from '../define/fields.ts'

/** What a form may ask for, as merchants choose it. */
export const asksOptions = [
  { value: 'NO', label: 'Off' },
  { value: 'OPTIONAL', label: 'Optional' },
  { value: 'REQUIRED', label: 'Required' },
] as const satisfies readonly { value: Asks; label: string }[]
