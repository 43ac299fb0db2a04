import { type LinkType, linkTypes, networks } from '../../social-links/networks.ts'
import type { Samples } from '../../define/define-samples.ts'
import type { socialLinkSchema } from './schema.ts'

const VALUES = {
  username: 'larkcoffee',
  url: 'https://example.com/menu',
  phone: '+351215550148',
  email: 'rosa@example.com',
} as const

/** Pages of networks whose profiles have no names. */
const PAGES: { [T in LinkType]?: string } = {
  bandcamp: 'https://lark.bandcamp.com',
  googlereviews: 'https://g.page/r/larkcoffee/review',
  mastodon: 'https://mastodon.social/@larkcoffee',
  tripadvisor: 'https://www.tripadvisor.com/larkcoffee',
}

const valueOf = (type: LinkType): string => {
  const kind = networks[type].value
  return kind === 'page' ? (PAGES[type] ?? '') : VALUES[kind]
}

export const socialLinkSamples: Samples<typeof socialLinkSchema> = () =>
  linkTypes.map((linkType) => ({ name: linkType, data: { linkType, linkUsername: valueOf(linkType) } }))
