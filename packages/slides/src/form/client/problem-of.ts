import { FORM_PROBLEMS } from '../form-problems.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const isMissing = ({ validity, required, type, value }: FormField): boolean =>
  validity.valueMissing || (required && type !== 'file' && value.trim() === '')

// Of e-mail addresses browsers know less than our server: some refuse domains in other scripts, all without a reason.
const isWrong = ({ validity, type, value }: FormField): boolean =>
  type === 'email' ? value !== '' && !ADDRESS.test(value.trim()) : validity.badInput || validity.typeMismatch

/** What is wrong with a field, in plain words; empty when nothing is. */
export function problemOf(field: FormField): string {
  const words = FORM_PROBLEMS[field.name]
  if (!words) return ''
  if (isMissing(field)) return words.missing
  return isWrong(field) ? (words.wrong ?? '') : ''
}
