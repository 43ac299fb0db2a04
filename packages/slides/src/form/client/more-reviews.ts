import type { ReviewOnShow } from '../../define/live-info.ts'
import { FORM_ADDRESSES } from '../form-addresses.ts'
import { drawReview } from './draw-review.ts'

const MORE = 'More reviews'
const FAILED = 'They did not load. Try again'

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

/** Puts a button below reviews that are not all, which brings the next ones. Call it while the form is still there. */
export function offerMoreReviews(reviews: HTMLElement): void {
  let after = reviews.dataset['after']
  const form = reviews.parentElement?.querySelector('form')
  if (!after || !form) return
  // Once: the slide is entered again and again.
  delete reviews.dataset['after']
  const { fullPagePath, experienceItemId, widgetId } = Object.fromEntries(new FormData(form))
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'tp-more-reviews' })
  button.textContent = MORE
  reviews.append(button)
  let isBusy = false

  async function more(from: string): Promise<void> {
    const page = await fetchPage({ fullPagePath, experienceItemId, widgetId }, from)
    const drawn = page.reviews.map(drawReview)
    button.before(...drawn)
    const [first] = drawn
    if (first && document.activeElement === button) {
      // Whoever reads by keyboard or by ear goes on where the new ones begin.
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
      () => MORE,
      () => FAILED,
    )
    button.ariaDisabled = null
    isBusy = false
  }
}
