import type { PublicExperience } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'

const CONTEXT = { '@context': 'https://schema.org' }

/**
 * What search engines read of an app beyond title and description (schema.org), as the text of a data script: its
 * slides by name, its rating where slides show one, and what its widgets tell of the business; undefined without any. Names only, as slides have no
 * page of their own and every visitor downloads each byte. User text can neither end that element nor start a comment
 * in it: every `<` is escaped, which JSON decodes to the same character.
 */
export function structuredData(experience: PublicExperience): string | undefined {
  const { pageName, slides } = experience
  const itemListElement = slides.flatMap(({ title }) => title || [])
  const aggregateRating = ratingOf(experience)
  const business = Object.assign(
    {},
    ...slides.flatMap(({ widgets }) => widgets.map((widget) => schemaOf(widget).structured?.(widget.widgetData))),
  )
  const isPlace = Object.keys(business).length > 0
  const facts = [
    ...(itemListElement.length > 0 ? [{ '@type': 'ItemList', name: pageName, itemListElement }] : []),
    // The subject of the reviews. A list cannot be rated.
    ...(aggregateRating || isPlace
      ? [{ '@type': isPlace ? 'LocalBusiness' : 'Organization', name: pageName, ...business, aggregateRating }]
      : []),
  ]
  if (facts.length === 0) return undefined
  const data = facts.length === 1 ? { ...CONTEXT, ...facts[0] } : { ...CONTEXT, '@graph': facts }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** Over all approved reviews whose average the slides show; undefined when there are none. */
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
