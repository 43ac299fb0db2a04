import { newId } from './new-id.ts'

/** A form's typed values and submission id, stored for this tab until the form has been sent. */
interface Typed {
  submissionId: string
  values: Record<string, string>
}

const FIELDS = 'input:not([type=hidden],[type=file],[name=website],[name=consent]),textarea'

const keyOf = (form: HTMLFormElement) => `tp-form-${idOf(form)}`

/** Returns the id of a form, unique among all forms. */
export function idOf(form: HTMLFormElement): string {
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return `${valueOf('experienceItemId')}-${valueOf('widgetId')}`
}

function read(form: HTMLFormElement): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
  } catch {
    return {} // storage is disabled
  }
}

function write(form: HTMLFormElement, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
  } catch {
    // Storage is full or disabled: typed values then last as long as the page.
  }
}

/** Returns the submission id of the answer being written, the same until it is sent. */
export function submissionIdOf(form: HTMLFormElement): string {
  form.dataset['submission'] ??= read(form).submissionId ?? newId()
  return form.dataset['submission']
}

/** Stores the values of the fields. Files and consent are left out: the visitor must give them again. */
export function remember(form: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS))
    if (field.type !== 'radio' || field.checked) values[field.name] = field.value
  write(form, { submissionId: submissionIdOf(form), values })
}

/** Restores what was typed before the page was reloaded; fields that are filled already keep their values. */
export function recall(form: HTMLFormElement): void {
  const { values = {} } = read(form)
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.type === 'radio') field.checked ||= field.value === value
    else field.value ||= value
  }
}

export function clearTyped(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was stored.
  }
}
