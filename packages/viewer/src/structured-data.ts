import type { PublicExperience } from '@taplet/contract'
import { nameOfSlide } from './slide-label.ts'

/**
 * What search engines read of an app beyond its title and description: its slides by name (schema.org), as the text of a
 * script element of data; undefined when its maker named none. Names alone, as slides have no page of their own and every
 * visitor pays for each byte. Nothing that people wrote can end that element or begin a comment in it: every `<` is
 * written as an escape, which JSON reads as the same sign.
 */
export function structuredData({ pageName, slides }: PublicExperience): string | undefined {
  const itemListElement = slides.flatMap((slide) => nameOfSlide(slide) ?? [])
  if (itemListElement.length === 0) return undefined
  const list = { '@context': 'https://schema.org', '@type': 'ItemList', name: pageName, itemListElement }
  return JSON.stringify(list).replaceAll('<', String.raw`\u003c`)
}
