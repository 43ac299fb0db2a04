import { FORM_ADDRESSES } from '../form-addresses.ts'
import type { Answer } from './send.ts'
import { idOf } from './typed.ts'

/** By then it has been read, or never will be. */
const TOLD_MS = 14 * 24 * 60 * 60_000

const keyOf = (place: string) => `tp-sent-${place}`

/** Remembers on this device that a review was taken, for when the page is loaded anew. Nothing of what it said is kept. */
export function rememberSent({ action, body }: Pick<Answer, 'action' | 'body'>, now = Date.now()): void {
  if (action !== FORM_ADDRESSES.review) return
  try {
    localStorage.setItem(keyOf([body['experienceItemId'], body['widgetId']].join('-')), `${now}`)
  } catch {
    // Full, or switched off: the thanks were seen.
  }
}

function sentAt(place: string): number {
  try {
    return Number(localStorage.getItem(keyOf(place)))
  } catch {
    return 0
  }
}

/** Above a form whose review was sent from this device: that it arrived. Another one may be written. */
export function tellSent(form: HTMLFormElement, now = Date.now()): void {
  if (now - sentAt(idOf(form)) > TOLD_MS) return
  // The form says what happens next where its reviews are shown.
  const isShown = form.querySelector('template')?.content.querySelector('.tp-form-title + p')
  const words = Object.assign(document.createElement('p'), { className: 'tp-was-sent' })
  words.textContent = `Your review is with ${document.title}. ${isShown ? 'It stands here as soon as they have read it. ' : ''}You can write another.`
  form.prepend(words)
}
