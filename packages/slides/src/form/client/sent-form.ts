import { sayOnPage } from '../../parts/say-on-page.ts'
import { FORM_ADDRESSES } from '../form-addresses.ts'
import { en } from './messages/en.ts'
import type { Answer } from './send.ts'
import { idOf } from './typed.ts'

/** After this time the notice has been read, or never will be. */
const SENT_NOTE_MS = 14 * 24 * 60 * 60_000

const keyOf = (place: string) => `tp-sent-${place}`

/** Remembers on this device that a review was accepted, for when the page is reloaded. Its content is not stored. */
export function rememberSentForm({ action, body }: Pick<Answer, 'action' | 'body'>, now = Date.now()): void {
  if (action !== FORM_ADDRESSES.review) return
  try {
    localStorage.setItem(keyOf([body['experienceItemId'], body['widgetId']].join('-')), `${now}`)
  } catch {
    // Storage is full or disabled: the visitor has seen the thanks anyway.
  }
}

function sentAt(place: string): number {
  try {
    return Number(localStorage.getItem(keyOf(place)))
  } catch {
    return 0
  }
}

/** Puts a notice above a form whose review was sent from this device. Another one may be written. */
export function showSentForm(form: HTMLFormElement, now = Date.now()): void {
  if (now - sentAt(idOf(form)) > SENT_NOTE_MS) return
  // Only forms that show their reviews have this line, which says what happens next.
  const isShown = form.querySelector('template')?.content.querySelector('.tp-form-title + p')
  const words = Object.assign(document.createElement('p'), { className: 'tp-was-sent' })
  words.textContent = sayOnPage(en, form)(isShown ? 'sentShown' : 'sent', { title: document.title })
  form.prepend(words)
}
