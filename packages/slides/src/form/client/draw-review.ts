import type { ReviewOnShow } from '../../define/live-info.ts'
import { dayOf, OUR_ANSWER, photoWords, starWords, VISITOR } from '../review-words.ts'

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), { className })
  made.append(...children)
  return made
}

/** A review as the server draws them (widgets/review-form/reviews.tsx), for those that come later. */
export function drawReview({ stars, text, name, photo, reply, createdAt }: ReviewOnShow): HTMLElement {
  const rating = element('span', 'tp-rating')
  rating.role = 'img'
  rating.ariaLabel = starWords(stars)
  rating.style.setProperty('--part', `${stars * 20}%`)
  const review = element('article', 'tp-review', rating)
  if (text) review.append(element('p', 'tp-review-text', text))
  if (photo) {
    const { url: src, width, height } = photo
    review.append(Object.assign(document.createElement('img'), { src, width, height, alt: photoWords(name) }))
  }
  const day = Object.assign(element('time', '', dayOf(createdAt)), { dateTime: createdAt })
  review.append(element('p', 'tp-review-from', name ? element('b', '', name) : VISITOR, ' ', day))
  if (reply) review.append(element('div', 'tp-reply', element('b', '', OUR_ANSWER), element('p', '', reply)))
  return review
}
