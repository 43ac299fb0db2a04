import type { PublicSlide } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { messages } from '../messages/messages.ts'

/** "Slide 2 of 5, Menu": the current position, for screen readers. */
export function slideLabel(
  slide: Pick<PublicSlide, 'title'> | undefined,
  index: number,
  count: number,
  language: Language,
): string {
  const place = messages(language)('slideOf', { place: index + 1, count })
  return slide?.title ? `${place}, ${slide.title}` : place
}
