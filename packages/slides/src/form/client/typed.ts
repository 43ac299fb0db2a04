import { newId } from './new-id.ts'

/** What was typed into a form and under which id it is sent, kept for this tab until it has been sent. */
interface Typed {
  submissionId: string
  values: Record<string, string>
}

const FIELDS = 'input:not([type=hidden],[type=file],[name=website],[name=consent]),textarea'

const keyOf = (form: HTMLFormElement) => `tp-form-${idOf(form)}`

/** The place of a form, which tells it from all others. */
export function idOf(form: HTMLFormElement): string {
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
  return `${valueOf('experienceItemId')}-${valueOf('widgetId')}`
}

function read(form: HTMLFormElement): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
  } catch {
    return {} // storage is switched off
  }
}

function write(form: HTMLFormElement, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(typed))
  } catch {
    // Full, or switched off: what was typed then lives as long as the page.
  }
}

/** The id of the answer that is being written, the same until it is sent. */
export function submissionIdOf(form: HTMLFormElement): string {
  form.dataset['submission'] ??= read(form).submissionId ?? newId()
  return form.dataset['submission']
}

/** Remembers what stands in the fields. Files and the consent are for their owner to give again. */
export function remember(form: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS))
    if (field.type !== 'radio' || field.checked) values[field.name] = field.value
  write(form, { submissionId: submissionIdOf(form), values })
}

/** Puts back what was typed before the page was loaded anew; what stands there already stays. */
export function recall(form: HTMLFormElement): void {
  const { values = {} } = read(form)
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    const value = values[field.name]
    if (value === undefined) continue
    if (field.type === 'radio') field.checked ||= field.value === value
    else field.value ||= value
  }
}

export function forgetTyped(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept.
  }
}
