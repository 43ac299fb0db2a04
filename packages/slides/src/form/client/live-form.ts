import { FORM_ADDRESSES } from '../form-addresses.ts'
import { listenTo, listenToKept, post } from './delivery.ts'
import { waiting } from './outbox.ts'
import { problemOf } from './problem-of.ts'
import type { Answer, Outcome } from './send.ts'
import { showPhoto } from './show-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { forgetTyped, recall, remember, submissionIdOf } from './typed.ts'
import { rememberSent, tellSent } from './was-sent.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement

const OFFLINE = 'Saved. It will be sent when you are online again.'
const BACK = 'You are online again. It is being sent.'
const LATER = 'Saved. It could not be sent just now and goes out by itself.'

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<FormField>('input:not([type=hidden]),textarea')]

const pathOf = (form: HTMLFormElement): string => new URL(form.action).pathname

function say(form: HTMLFormElement, words: string): void {
  const status = form.querySelector('.tp-form-status')
  if (status) status.textContent = words
}

/** That it waits for a network, until there is one. */
function sayOffline(form: HTMLFormElement): void {
  say(form, OFFLINE)
  const status = form.querySelector('.tp-form-status')
  globalThis.addEventListener('online', () => status?.textContent === OFFLINE && say(form, BACK), { once: true })
}

/** Says what is wrong with a field, or that nothing is. */
function mark(field: FormField, problem: string): void {
  const words = field.closest('.tp-field,fieldset,.tp-consent')?.querySelector('.tp-problem')
  if (words) words.textContent = problem
  // One star speaks for all five.
  const fields = field.closest('fieldset')?.querySelectorAll<FormField>('[type=radio]') ?? [field]
  for (const one of fields) {
    if (problem) one.ariaInvalid = 'true'
    else one.removeAttribute('aria-invalid')
  }
}

/** Marks what is wrong and goes to the first of it; true when nothing is. */
function isComplete(form: HTMLFormElement): boolean {
  const fields = fieldsOf(form)
  for (const field of fields) mark(field, problemOf(field))
  const first = fields.find((field) => problemOf(field))
  first?.focus()
  return !first
}

/** What the call takes, read off the fields. */
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

/** Asks when this visitor began, at the first touch; offline it does without. */
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

/** A form of the page, made quick and forgiving: it checks, sends, keeps and thanks without leaving the slide. Tells when the server has taken it. */
export function enliven(form: HTMLFormElement, onTaken: () => void): void {
  form.noValidate = true
  recall(form)
  showPhoto(form)
  tellSent(form)
  let isBusy = false
  let hasTried = false
  let ticket: string | undefined
  askForTicket(form, (found) => {
    ticket = found
  })
  const button = form.querySelector('[type=submit]')

  function setBusy(next: boolean): void {
    isBusy = next
    // Not `disabled`: the focus stays, and the reader hears why nothing happens.
    if (button) button.ariaDisabled = next ? 'true' : null
  }

  function thank(): void {
    const hadFocus = form.contains(document.activeElement)
    forgetTyped(form)
    const thanks = form.querySelector('template')?.content.cloneNode(true)
    if (thanks) form.replaceChildren(thanks)
    const box = form.querySelector<HTMLElement>('.tp-thanks')
    if (hadFocus) box?.focus()
    else if (box) box.role = 'status'
  }

  function handleOutcome(outcome: Outcome): void {
    setBusy(false)
    if (outcome.kind === 'SENT') {
      rememberSent({ action: pathOf(form), body: Object.fromEntries(new FormData(form)) })
      onTaken()
      thank()
    } else if (outcome.kind === 'LATER' && outcome.isOffline) sayOffline(form)
    else if (outcome.kind === 'LATER') say(form, LATER)
    else {
      const field = fieldsOf(form).find(({ name }) => name === outcome.field)
      if (field) mark(field, outcome.message)
      else say(form, outcome.message)
      field?.focus()
    }
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    hasTried = true
    say(form, '')
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
    const field = target as FormField // what can be typed into, or a button
    if ('value' in field && field.value) mark(field, problemOf(field))
  })
  void recallWaiting(form, handleOutcome)
}

/** Says so when the answer was sent in vain before the page was loaded anew. */
async function recallWaiting(form: HTMLFormElement, onOutcome: (outcome: Outcome) => void): Promise<void> {
  const submissionId = submissionIdOf(form)
  const answers = await waiting().catch(() => [])
  if (!answers.some((answer) => answer.submissionId === submissionId)) return
  listenToKept(submissionId, onOutcome)
  if (navigator.onLine) say(form, LATER)
  else sayOffline(form)
}
