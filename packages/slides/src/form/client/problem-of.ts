import { sayOnPage } from '../../parts/say-on-page.ts'
import { PHOTO_MEGABYTES } from '../form-addresses.ts'
import { en } from './messages/en.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement

const NAMES = ['stars', 'text', 'name', 'photo', 'email', 'consent'] as const
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const isMissing = ({ validity, required, type, value }: FormField): boolean =>
  validity.valueMissing || (required && type !== 'file' && value.trim() === '')

// Browsers know less of email addresses than our server: some reject domains in other scripts, all without a reason.
const isWrong = ({ validity, type, value }: FormField): boolean =>
  type === 'email' ? value !== '' && !ADDRESS.test(value.trim()) : validity.badInput || validity.typeMismatch

/** Returns what is wrong with a field, in plain words; empty when it is valid. */
export function problemOf(field: FormField): string {
  const name = NAMES.find((one) => one === field.name)
  if (!name) return ''
  const say = sayOnPage(en, field.form)
  if (isMissing(field)) return say(`${name}Missing`)
  if (!isWrong(field)) return ''
  return name === 'email' ? say('emailWrong') : name === 'photo' ? say('photoWrong', { max: PHOTO_MEGABYTES }) : ''
}
