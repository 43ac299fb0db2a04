import type { PublicSlide } from '@taplet/contract'

/** What its maker called it; undefined for names that only count and so say nothing. */
export function nameOfSlide({ itemName }: Pick<PublicSlide, 'itemName'>): string | undefined {
  const name = itemName.trim()
  return name === '' || /^(?:(?:untitled|new) )?slide\W*\d*$/i.test(name) ? undefined : name
}

/** "Slide 2 of 5, Menu": where a visitor stands, for those who hear it. */
export function slideLabel(slide: Pick<PublicSlide, 'itemName'>, index: number, count: number): string {
  const place = `Slide ${index + 1} of ${count}`
  const name = nameOfSlide(slide)
  return name === undefined ? place : `${place}, ${name}`
}
