import type { PlainKey } from '@taplet/messages'
import { countries, hasPostcodes, ownCountry } from './countries.ts'
import { storeCheckout, storedCheckout } from './stored-checkout.ts'
import { createElement } from './create-element.ts'
import type { en } from './messages/en.ts'
import type { SayOfSale } from './say-of-sale.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Key = PlainKey<typeof en>
type Row = readonly [name: Key, autocomplete: string, missing?: Key]

/** In the order in which they are shown. Optional fields have no message for a missing value. */
const BUYER: readonly Row[] = [
  ['email', 'email', 'emailMissing'],
  ['name', 'name', 'nameMissing'],
]
const ADDRESS: readonly Row[] = [
  ['country', 'shipping country', 'countryMissing'],
  ['line1', 'shipping address-line1', 'line1Missing'],
  ['line2', 'shipping address-line2'],
  ['postalCode', 'shipping postal-code', 'postalCodeMissing'],
  ['city', 'shipping address-level2', 'cityMissing'],
  ['state', 'shipping address-level1'],
]
const NOTE: readonly Row[] = [['note', 'off']]
const LONGEST: Record<string, number> = { email: 254, line1: 200, line2: 200, postalCode: 20, note: 500 }
const LONGEST_ELSE = 100
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

function control(name: string, say: SayOfSale): Field {
  if (name === 'country') {
    const own = ownCountry()
    const options = countries(navigator.language).map(
      ([value, label]) => new Option(label, value, false, value === own),
    )
    return createElement('select', {}, new Option(say('choose'), ''), ...options)
  }
  if (name === 'note') return createElement('textarea', { rows: 2 })
  return createElement('input', { type: name === 'email' ? 'email' : 'text' })
}

/** Returns what is wrong with a field, in plain words; empty when it is valid. */
function problemOf({ name, value }: Field, missing: Key | undefined, country: string, say: SayOfSale): string {
  const isMissing = value.trim() === ''
  if (name === 'postalCode' && !hasPostcodes(country)) return ''
  if (isMissing) return missing ? say(missing) : ''
  return name === 'email' && !EMAIL.test(value.trim()) ? say('emailWrong') : ''
}

export type Answers = Record<string, unknown>

/** Builds the fields for the buyer and the delivery address. What was typed before is filled in again. */
export function createFields({ asksAddress }: { asksAddress: boolean }, say: SayOfSale) {
  const rows = [...BUYER, ...(asksAddress ? ADDRESS : []), ...NOTE]
  const all = rows.map(([name, autocomplete, missing]) => {
    const field = Object.assign(control(name, say), { name, id: `tc-${name}`, required: Boolean(missing) })
    if ('maxLength' in field) field.maxLength = LONGEST[name] ?? LONGEST_ELSE
    field.setAttribute('autocomplete', autocomplete)
    const typed = storedCheckout().fields[name]
    if (typed !== undefined) field.value = typed
    const problem = createElement('p', { className: 'tc-problem', id: `tc-${name}-problem` })
    field.setAttribute('aria-describedby', problem.id)
    const words = createElement('label', { htmlFor: field.id }, say(name))
    if (!missing) words.append(createElement('small', {}, ` (${say('optional')})`))
    const place = createElement('div', { className: `tc-field tc-${name}` }, words, field, problem)
    return { name, field, missing, problem, place }
  })
  const valueOf = (name: string) => all.find((one) => one.name === name)?.field.value.trim() ?? ''

  function mark({ field, problem }: (typeof all)[number], words: string): boolean {
    if (problem.textContent !== words) problem.textContent = words
    field.ariaInvalid = words ? 'true' : null
    return words === ''
  }
  const check = (one: (typeof all)[number]) => mark(one, problemOf(one.field, one.missing, valueOf('country'), say))

  for (const one of all) {
    one.field.oninput = () => {
      storeCheckout({ fields: { ...storedCheckout().fields, [one.name]: one.field.value } })
      if (one.field.ariaInvalid) check(one)
    }
    one.field.onblur = () => {
      // An error of the server's stays until the value changes.
      if (one.field.value && !one.field.ariaInvalid) check(one)
    }
  }
  return {
    places: all.map(({ place }) => place),
    /** Marks missing values and focuses the first; true when there are none. */
    isComplete(): boolean {
      const wrong = all.filter((one) => !check(one))
      wrong[0]?.field.focus()
      return wrong.length === 0
    },
    /** Shows the server's error for a field; false when there is no such field here. */
    refuse(name: string, words: string): boolean {
      const one = all.find((each) => each.name === name)
      if (one) mark(one, words)
      one?.field.focus()
      return Boolean(one)
    },
    /** Returns the values as the call accepts them. */
    answers(): Answers {
      const part = (names: readonly Row[]) => Object.fromEntries(names.map(([name]) => [name, valueOf(name)]))
      const note = valueOf('note')
      return { ...part(BUYER), ...(asksAddress && { address: part(ADDRESS) }), ...(note && { note }) }
    },
  }
}
