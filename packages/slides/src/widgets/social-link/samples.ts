import { type LinkType, linkTypes, networks } from '../../social-links/networks.ts'
import type { Samples } from '../../define/define-samples.ts'
import type { socialLinkSchema } from './schema.ts'

const VALUES = {
  username: 'larkcoffee',
  url: 'https://example.com/menu',
  phone: '+351215550148',
  email: 'rosa@example.com',
} as const

const valueOf = (type: LinkType) => VALUES[networks[type].value]

export const socialLinkSamples: Samples<typeof socialLinkSchema> = () =>
  linkTypes.map((linkType) => ({ name: linkType, data: { linkType, linkUsername: valueOf(linkType) } }))
