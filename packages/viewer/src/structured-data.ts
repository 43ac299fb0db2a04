import type { PublicExperience } from '@taplet/contract'
import { nameOfSlide } from './slide-label.ts'

/**
 * What search engines read of an app (schema.org), as the text of a script element of data. Nothing that people wrote can
 * end that element or begin a comment in it: every `<` is written as an escape, which JSON reads as the same sign.
 */
export function structuredData({ pageName, description, slides }: PublicExperience, url: string): string {
  const named = slides.flatMap((slide, index) => {
    const name = nameOfSlide(slide)
    return name ? [{ '@type': 'ListItem', position: index + 1, name, url: `${url}#slide-${index + 1}` }] : []
  })
  const page = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: pageName,
    ...(description && { description }),
    url,
    ...(named.length > 1 && { mainEntity: { '@type': 'ItemList', itemListElement: named } }),
  }
  return JSON.stringify(page).replaceAll('<', String.raw`\u003c`)
}
