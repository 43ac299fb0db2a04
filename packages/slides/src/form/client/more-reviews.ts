import type { ReviewOnShow } from '../../define/live-info.ts'
import { sayOnPage } from '../../parts/say-on-page.ts'
import { FORM_ADDRESSES } from '../form-addresses.ts'
import { drawReview } from './draw-review.ts'
import { en } from './messages/en.ts'

interface Page {
  reviews: readonly ReviewOnShow[]
  after: string | null
}

async function fetchPage(place: object, after: string): Promise<Page> {
  const response = await fetch(FORM_ADDRESSES.moreReviews, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...place, after }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

/** Adds a button that loads the next reviews, when not all are shown. Call it while the form is still on the page. */
export function offerMoreReviews(reviews: HTMLElement): void {
  let after = reviews.dataset['after']
  const form = reviews.parentElement?.querySelector('form')
  if (!after || !form) return
  const say = sayOnPage(en, form)
  // Only once: the slide is entered repeatedly.
  delete reviews.dataset['after']
  const { fullPagePath, experienceItemId, widgetId } = Object.fromEntries(new FormData(form))
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'tp-more-reviews' })
  button.textContent = say('moreReviews')
  reviews.append(button)
  let isBusy = false

  async function more(from: string): Promise<void> {
    const page = await fetchPage({ fullPagePath, experienceItemId, widgetId }, from)
    const drawn = page.reviews.map((review) => drawReview(review, say))
    button.before(...drawn)
    const [first] = drawn
    if (first && document.activeElement === button) {
      // Keyboard and screen reader users continue where the new ones begin.
      first.tabIndex = -1
      first.focus({ preventScroll: true })
    }
    after = page.after ?? undefined
    if (!after) button.remove()
  }

  button.onclick = async () => {
    if (isBusy || !after) return
    isBusy = true
    button.ariaDisabled = 'true'
    button.textContent = await more(after).then(
      () => say('moreReviews'),
      () => say('moreFailed'),
    )
    button.ariaDisabled = null
    isBusy = false
  }
}
