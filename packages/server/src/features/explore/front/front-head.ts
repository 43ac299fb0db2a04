import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { SayExplore } from '../messages/messages.ts'
import { COVER, exploreHref, pictureOf } from './front-addresses.ts'
import type { FrontFacts } from './front-facts.ts'

/** Search results are unlimited in number and not worth indexing; categories are. */
const isForSearchEngines = ({ query, category, isLater, experiences }: FrontFacts): boolean =>
  query === '' && !isLater && (category === '' || experiences.length > 0)

function titleOf({ query, category }: FrontFacts, say: SayExplore): string {
  const both = query && category ? say('inCategory', { query, category }) : ''
  const what = both || (query && `“${query}”`) || category
  return [what, say('windowTitle', { product: PRODUCT.name })].filter(Boolean).join(' · ')
}

/** Title, description, canonical address and the preview card for messengers, with the first app's picture. */
export function frontHead(facts: FrontFacts, origin: string, say: SayExplore): string {
  const title = titleOf(facts, say)
  const address = origin + exploreHref({ category: facts.category })
  const about = say('description')
  const description = facts.category && facts.query === '' ? `${facts.category}: ${about}` : about
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
