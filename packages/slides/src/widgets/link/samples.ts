import { directLinkTypes } from '../../social-links/networks.ts'
import type { Samples } from '../../define/define-samples.ts'
import type { linkSchema } from './schema.ts'

const VALUES = {
  customlink: 'https://example.com/menu',
  email: 'rosa@example.com',
  phonecall: '+351215550148',
  textmessage: '+351215550148',
} as const

const emphases = ['FILLED', 'QUIET'] as const

export const linkSamples: Samples<typeof linkSchema> = () => [
  ...directLinkTypes.flatMap((linkType) =>
    emphases.map((emphasis) => ({
      name: `${linkType}, ${emphasis}`,
      data: { linkType, linkValue: VALUES[linkType], emphasis },
    })),
  ),
  {
    name: 'long words',
    data: { linkValue: 'https://example.com/menu', linkText: 'See everything that comes out of the oven today' },
  },
]
