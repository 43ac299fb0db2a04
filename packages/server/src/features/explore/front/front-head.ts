import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { COVER, exploreHref, pictureOf } from './front-addresses.ts'
import type { FrontFacts } from './front-facts.ts'

const DESCRIPTION =
  'Instant apps that shops, studios and stages have made. Open one by a tap: there is nothing to install.'

/** Searches are without number, and no page of its own is worth finding in them; categories are. */
const isForSearchEngines = ({ query, category, isLater, experiences }: FrontFacts): boolean =>
  query === '' && !isLater && (category === '' || experiences.length > 0)

function titleOf({ query, category }: FrontFacts): string {
  const what = [query && `“${query}”`, category].filter(Boolean).join(' in ')
  return `${what ? `${what} · ` : ''}Explore instant apps · ${PRODUCT.name}`
}

/** Title, description, canonical address and the card that messengers draw, with the picture of the first app. */
export function frontHead(facts: FrontFacts, origin: string): string {
  const title = titleOf(facts)
  const address = origin + exploreHref({ category: facts.category })
  const description = facts.category && facts.query === '' ? `${facts.category}: ${DESCRIPTION}` : DESCRIPTION
  const [first] = facts.experiences
  const picture = first && origin + pictureOf(first)
  const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
    `<meta ${kind}="${name}" content="${escapeHtml(`${content}`)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    isForSearchEngines(facts)
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(picture
      ? [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:width', COVER.width),
          meta('property', 'og:image:height', COVER.height),
          meta('property', 'og:image:alt', first.pageName),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(picture ? [meta('name', 'twitter:image', picture)] : []),
  ].join('')
}
