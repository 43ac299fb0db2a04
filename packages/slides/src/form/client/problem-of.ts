import { FORM_PROBLEMS } from '../form-problems.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is wrong with a field, in plain words; empty when nothing is. */
export function problemOf(field: FormField): string {
  const words = FORM_PROBLEMS[field.name]
  if (!words) return ''
  if (field.validity.valueMissing || (field.required && field.type !== 'file' && !field.value.trim()))
    return words.missing
  if (field.validity.badInput || field.validity.typeMismatch) return words.wrong ?? ''
  return field.type === 'email' && field.value && !ADDRESS.test(field.value.trim()) ? (words.wrong ?? '') : ''
}
