import type { PublicExperience } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'
import { nameOfSlide } from '../story/slide-label.ts'

const CONTEXT = { '@context': 'https://schema.org' }

/**
 * What search engines read of an app beyond its title and description (schema.org), as the text of a script element of
 * data: its slides by name, and how it was rated where its slides say so; undefined when there is neither. Names alone, as
 * slides have no page of their own and every visitor pays for each byte. Nothing that people wrote can end that element or
 * begin a comment in it: every `<` is written as an escape, which JSON reads as the same sign.
 */
export function structuredData(experience: PublicExperience): string | undefined {
  const { pageName, slides } = experience
  const itemListElement = slides.flatMap((slide) => nameOfSlide(slide) ?? [])
  const aggregateRating = ratingOf(experience)
  const facts = [
    ...(itemListElement.length > 0 ? [{ '@type': 'ItemList', name: pageName, itemListElement }] : []),
    // Whom the reviews are about. A list cannot be rated.
    ...(aggregateRating ? [{ '@type': 'Organization', name: pageName, aggregateRating }] : []),
  ]
  if (facts.length === 0) return undefined
  const told = facts.length === 1 ? { ...CONTEXT, ...facts[0] } : { ...CONTEXT, '@graph': facts }
  return JSON.stringify(told).replaceAll('<', String.raw`\u003c`)
}

/** Of all approved reviews whose average visitors read on the slides; undefined when there are none. */
function ratingOf({ slides, live }: PublicExperience): object | undefined {
  const summaries = slides.flatMap(({ widgets }) =>
    widgets.flatMap((widget) => {
      const rules = schemaOf(widget).form?.(widget.widgetData)
      const isShown = rules?.kind === 'REVIEW' && rules.shownReviews > 0 && rules.showsAverage
      return (isShown && live?.reviews?.[widget.widgetId]) || []
    }),
  )
  const reviewCount = summaries.reduce((sum, { count }) => sum + count, 0)
  if (reviewCount === 0) return undefined
  const stars = summaries.reduce((sum, { count, average }) => sum + count * average, 0)
  return { '@type': 'AggregateRating', ratingValue: Math.round((stars / reviewCount) * 10) / 10, reviewCount }
}
