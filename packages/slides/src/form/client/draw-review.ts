import type { ReviewOnShow } from '../../define/live-info.ts'
import type { sayOnPage } from '../../parts/say-on-page.ts'
import { dayOf } from '../day-of.ts'
import type { en } from './messages/en.ts'

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), { className })
  made.append(...children)
  return made
}

/** Builds a review with the markup of the server's (widgets/review-form/reviews.tsx), for those loaded later. */
export function drawReview(
  { stars, text, name, photo, reply, createdAt }: ReviewOnShow,
  say: ReturnType<typeof sayOnPage<typeof en>>,
): HTMLElement {
  const rating = element('span', 'tp-rating')
  rating.role = 'img'
  rating.ariaLabel = say('stars', { stars })
  rating.style.setProperty('--part', `${stars * 20}%`)
  const review = element('article', 'tp-review', rating)
  if (text) review.append(element('p', 'tp-review-text', text))
  if (photo) {
    const { url: src, width, height } = photo
    const alt = name ? say('photoBy', { name }) : say('photo')
    review.append(Object.assign(document.createElement('img'), { src, width, height, alt }))
  }
  const day = Object.assign(element('time', '', dayOf(createdAt, document.documentElement.lang || 'en')), {
    dateTime: createdAt,
  })
  review.append(element('p', 'tp-review-from', name ? element('b', '', name) : say('visitor'), ' ', day))
  if (reply) review.append(element('div', 'tp-reply', element('b', '', say('answer')), element('p', '', reply)))
  return review
}
