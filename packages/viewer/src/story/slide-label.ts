import type { PublicSlide } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { messages } from '../messages/messages.ts'

/** What its maker called it; undefined for names that only count and so say nothing. */
export function nameOfSlide({ itemName }: Pick<PublicSlide, 'itemName'>): string | undefined {
  const name = itemName.trim()
  return name === '' || /^(?:(?:untitled|new) )?slide\W*\d*$/i.test(name) ? undefined : name
}

/** "Slide 2 of 5, Menu": where a visitor stands, for those who hear it. */
export function slideLabel(
  slide: Pick<PublicSlide, 'itemName'> | undefined,
  index: number,
  count: number,
  language: Language,
): string {
  const place = messages(language)('slideOf', { place: index + 1, count })
  const name = slide && nameOfSlide(slide)
  return name === undefined ? place : `${place}, ${name}`
}
