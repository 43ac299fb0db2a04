import type { Behavior } from '../define/define-widget.ts'
import { deliverWaiting } from '../form/client/delivery.ts'
import { keepInView } from '../form/client/keep-in-view.ts'
import { enhanceForm } from '../form/client/enhance-form.ts'
import { offerMoreReviews } from '../form/client/more-reviews.ts'

const known = new WeakSet<HTMLFormElement>()
let letGo: (() => void) | undefined

/** Forms of slides. Without this script they submit natively; with it, typed input is never lost. */
export const behavior: Behavior = {
  enter(slide, visit) {
    // Before the forms: a form that was sent has left the page.
    for (const reviews of slide.querySelectorAll<HTMLElement>('.tp-reviews')) offerMoreReviews(reviews)
    for (const form of slide.querySelectorAll<HTMLFormElement>('form.tp-form')) {
      if (!known.has(form)) enhanceForm(form, () => visit?.note('FORM', form))
      known.add(form)
    }
    const stack = slide.querySelector<HTMLElement>('.tp-stack')
    letGo = stack ? keepInView(stack) : undefined
  },
  leave() {
    letGo?.()
  },
}

void deliverWaiting()
