import { sayOnPage } from '../../parts/say-on-page.ts'
import { FORM_ADDRESSES } from '../form-addresses.ts'
import { listenTo, listenToOutbox, post } from './delivery.ts'
import { en } from './messages/en.ts'
import { waiting } from './outbox.ts'
import { problemOf } from './problem-of.ts'
import type { Answer, Outcome } from './send.ts'
import { showPhoto } from './show-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { clearTyped, recall, remember, submissionIdOf } from './typed.ts'
import { rememberSentForm, showSentForm } from './sent-form.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<FormField>('input:not([type=hidden]),textarea')]

const pathOf = (form: HTMLFormElement): string => new URL(form.action).pathname

function showStatus(form: HTMLFormElement, words: string): void {
  const status = form.querySelector('.tp-form-status')
  if (status) status.textContent = words
}

/** Says that the answer waits for the network, until the browser is online. */
function sayOffline(form: HTMLFormElement): void {
  const say = sayOnPage(en, form)
  const status = form.querySelector('.tp-form-status')
  showStatus(form, say('offline'))
  const isWaiting = () => status?.textContent === say('offline')
  globalThis.addEventListener('online', () => isWaiting() && showStatus(form, say('backOnline')), { once: true })
}

/** Shows the problem of a field, or clears it. */
function mark(field: FormField, problem: string): void {
  const words = field.closest('.tp-field,fieldset,.tp-consent')?.querySelector('.tp-problem')
  if (words) words.textContent = problem
  // The five stars share one value, so they are marked together.
  const fields = field.closest('fieldset')?.querySelectorAll<FormField>('[type=radio]') ?? [field]
  for (const one of fields) {
    if (problem) one.ariaInvalid = 'true'
    else one.removeAttribute('aria-invalid')
  }
}

/** Marks invalid fields and focuses the first; true when there are none. */
function isComplete(form: HTMLFormElement): boolean {
  const fields = fieldsOf(form)
  for (const field of fields) mark(field, problemOf(field))
  const first = fields.find((field) => problemOf(field))
  first?.focus()
  return !first
}

/** Returns the body of the call, read from the fields. */
async function bodyOf(form: HTMLFormElement, ticket: string | undefined): Promise<Record<string, unknown>> {
  const { photo, stars, consent, ...texts } = Object.fromEntries(new FormData(form))
  return {
    ...texts,
    ...(stars && { stars: Number(stars) }),
    ...(consent && { consent: true }),
    ...(photo instanceof File && photo.size > 0 && { photo: await shrinkPhoto(photo) }),
    ticket,
    tagId: document.body.dataset['tag'],
  }
}

/** Fetches a ticket, which records when this visitor began, at the first interaction; offline it does without. */
function askForTicket(form: HTMLFormElement, onTicket: (ticket: string) => void): void {
  let isAsked = false
  const ask = () => {
    if (isAsked) return
    isAsked = true
    fetch(FORM_ADDRESSES.ticket)
      .then((response) => response.json())
      .then(({ ticket }) => onTicket(ticket))
      .catch(() => undefined)
  }
  // Phones do not focus a star that is tapped.
  for (const event of ['focusin', 'pointerdown']) form.addEventListener(event, ask)
}

/** Enhances a form: it validates, sends, stores and thanks without leaving the slide. Calls `onTaken` on success. */
export function enhanceForm(form: HTMLFormElement, onTaken: () => void): void {
  form.noValidate = true
  recall(form)
  showPhoto(form)
  showSentForm(form)
  let isBusy = false
  let hasTried = false
  let ticket: string | undefined
  askForTicket(form, (found) => {
    ticket = found
  })
  const button = form.querySelector('[type=submit]')

  function setBusy(next: boolean): void {
    isBusy = next
    // Not `disabled`: the focus stays, and a screen reader says why nothing happens.
    if (button) button.ariaDisabled = next ? 'true' : null
  }

  function thank(): void {
    const hadFocus = form.contains(document.activeElement)
    clearTyped(form)
    const thanks = form.querySelector('template')?.content.cloneNode(true)
    if (thanks) form.replaceChildren(thanks)
    const box = form.querySelector<HTMLElement>('.tp-thanks')
    if (hadFocus) box?.focus()
    else if (box) box.role = 'status'
  }

  function handleOutcome(outcome: Outcome): void {
    setBusy(false)
    if (outcome.kind === 'SENT') {
      rememberSentForm({ action: pathOf(form), body: Object.fromEntries(new FormData(form)) })
      onTaken()
      thank()
    } else if (outcome.kind === 'LATER' && outcome.isOffline) sayOffline(form)
    else if (outcome.kind === 'LATER') showStatus(form, sayOnPage(en, form)('later'))
    else {
      const field = fieldsOf(form).find(({ name }) => name === outcome.field)
      const words = outcome.message || sayOnPage(en, form)('notSent')
      if (field) mark(field, words)
      else showStatus(form, words)
      field?.focus()
    }
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    hasTried = true
    showStatus(form, '')
    if (!isComplete(form)) return
    setBusy(true)
    remember(form)
    const submissionId = submissionIdOf(form)
    const body = await bodyOf(form, ticket)
    const answer: Answer = { submissionId, action: pathOf(form), body, keptAt: Date.now() }
    listenTo(submissionId, handleOutcome)
    await post(answer)
  }

  form.onsubmit = (event) => {
    event.preventDefault()
    void submit()
  }
  form.oninput = ({ target }) => {
    remember(form)
    const field = target as FormField // input events come from fields
    if (hasTried || field.ariaInvalid) mark(field, problemOf(field))
  }
  form.addEventListener('focusout', ({ target }) => {
    const field = target as FormField // a field, or a button
    if ('value' in field && field.value) mark(field, problemOf(field))
  })
  void recallWaiting(form, handleOutcome)
}

/** Shows that an answer sent before the page was reloaded still waits, and follows its outcome. */
async function recallWaiting(form: HTMLFormElement, onOutcome: (outcome: Outcome) => void): Promise<void> {
  const submissionId = submissionIdOf(form)
  const answers = await waiting().catch(() => [])
  if (!answers.some((answer) => answer.submissionId === submissionId)) return
  listenToOutbox(submissionId, onOutcome)
  if (navigator.onLine) showStatus(form, sayOnPage(en, form)('later'))
  else sayOffline(form)
}
