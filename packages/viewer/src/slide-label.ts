import type { PublicSlide } from '@taplet/contract'

/** "Slide 2 of 5, Menu": where a visitor stands, for those who hear it. Names that only count say nothing new. */
export function slideLabel({ itemName }: Pick<PublicSlide, 'itemName'>, index: number, count: number): string {
  const place = `Slide ${index + 1} of ${count}`
  return /^(?:(?:untitled|new) )?slide\W*\d*$/i.test(itemName.trim()) ? place : `${place}, ${itemName.trim()}`
}
