import { countries, hasPostcodes, ownCountry } from './countries.ts'
import { storeCheckout, storedCheckout } from './checkout-storage.ts'
import { createElement } from './create-element.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Row = readonly [name: string, label: string, autocomplete: string, missing?: string]

/** In the order in which they are asked for. What may be missing has no words for it. */
const BUYER: readonly Row[] = [
  ['email', 'E-mail', 'email', 'Type your e-mail address: the confirmation goes there.'],
  ['name', 'Name', 'name', 'Type your name.'],
]
const ADDRESS: readonly Row[] = [
  ['country', 'Country', 'shipping country', 'Choose a country.'],
  ['line1', 'Street and number', 'shipping address-line1', 'Type the street and number.'],
  ['line2', 'Apartment, floor', 'shipping address-line2'],
  ['postalCode', 'Postcode', 'shipping postal-code', 'Type the postcode.'],
  ['city', 'Town or city', 'shipping address-level2', 'Type the town or city.'],
  ['state', 'State or region', 'shipping address-level1'],
]
const NOTE: readonly Row[] = [['note', 'Note to the seller', 'off']]
const LONGEST: Record<string, number> = { email: 254, line1: 200, line2: 200, postalCode: 20, note: 500 }
const LONGEST_ELSE = 100
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

function control(name: string): Field {
  if (name === 'country') {
    const own = ownCountry()
    const options = countries(navigator.language).map(
      ([value, label]) => new Option(label, value, false, value === own),
    )
    return createElement('select', {}, new Option('Choose …', ''), ...options)
  }
  if (name === 'note') return createElement('textarea', { rows: 2 })
  return createElement('input', { type: name === 'email' ? 'email' : 'text' })
}

/** What is wrong with a field, in plain words; empty when nothing is. */
function problemOf({ name, value }: Field, missing: string | undefined, country: string): string {
  const isMissing = value.trim() === ''
  if (name === 'postalCode' && !hasPostcodes(country)) return ''
  if (isMissing) return missing ?? ''
  return name === 'email' && !EMAIL.test(value.trim())
    ? 'This is no e-mail address. Is the part after the @ complete?'
    : ''
}

export type Answers = Record<string, unknown>

/** Fields for who buys, and where it goes. What was typed before stands there again. */
export function createFields({ asksAddress }: { asksAddress: boolean }) {
  const rows = [...BUYER, ...(asksAddress ? ADDRESS : []), ...NOTE]
  const all = rows.map(([name, label, autocomplete, missing]) => {
    const field = Object.assign(control(name), { name, id: `tc-${name}`, required: Boolean(missing) })
    if ('maxLength' in field) field.maxLength = LONGEST[name] ?? LONGEST_ELSE
    field.setAttribute('autocomplete', autocomplete)
    const typed = storedCheckout().fields[name]
    if (typed !== undefined) field.value = typed
    const problem = createElement('p', { className: 'tc-problem', id: `tc-${name}-problem` })
    field.setAttribute('aria-describedby', problem.id)
    const words = createElement('label', { htmlFor: field.id }, label)
    if (!missing) words.append(createElement('small', {}, ' (optional)'))
    const place = createElement('div', { className: `tc-field tc-${name}` }, words, field, problem)
    return { name, field, missing, problem, place }
  })
  const valueOf = (name: string) => all.find((one) => one.name === name)?.field.value.trim() ?? ''

  function mark({ field, problem }: (typeof all)[number], words: string): boolean {
    if (problem.textContent !== words) problem.textContent = words
    field.ariaInvalid = words ? 'true' : null
    return words === ''
  }
  const check = (one: (typeof all)[number]) => mark(one, problemOf(one.field, one.missing, valueOf('country')))

  for (const one of all) {
    one.field.oninput = () => {
      storeCheckout({ fields: { ...storedCheckout().fields, [one.name]: one.field.value } })
      if (one.field.ariaInvalid) check(one)
    }
    one.field.onblur = () => {
      // What the server has against it stands until something else is typed.
      if (one.field.value && !one.field.ariaInvalid) check(one)
    }
  }
  return {
    places: all.map(({ place }) => place),
    /** Says what is missing and goes to the first of it; true when nothing is. */
    isComplete(): boolean {
      const wrong = all.filter((one) => !check(one))
      wrong[0]?.field.focus()
      return wrong.length === 0
    },
    /** Says what the server has against a field; false when it is none of these. */
    refuse(name: string, words: string): boolean {
      const one = all.find((each) => each.name === name)
      if (one) mark(one, words)
      one?.field.focus()
      return Boolean(one)
    },
    /** As the call takes them. */
    answers(): Answers {
      const part = (names: readonly Row[]) => Object.fromEntries(names.map(([name]) => [name, valueOf(name)]))
      const note = valueOf('note')
      return { ...part(BUYER), ...(asksAddress && { address: part(ADDRESS) }), ...(note && { note }) }
    },
  }
}
