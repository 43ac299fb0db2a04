import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageContent } from '../scan/page-content.ts'
import { propertiesOf } from './properties-of.ts'
import { nodesIn, type StructuredNode, textOf } from './structured-data.ts'

const MAX_ADDRESS = 200

/** Returns the postal address in one line; '' where there is none. */
export function findAddress(content: PageContent, owner: StructuredNode): string {
  const address = owner['address'] ?? nodesIn(owner['location'])[0]?.['address']
  const [node] = nodesIn(address)
  const town = node ? [textOf(node['postalCode']), textOf(node['addressLocality'])].filter(Boolean).join(' ') : ''
  const declared = node ? [textOf(node['streetAddress']), town].filter(Boolean).join(', ') : textOf(address)
  const written = content.blocks.find(
    ({ tag, text }) => tag === 'address' && /\d/.test(text) && !text.includes('@'),
  )?.text
  const [street, city] = [propertiesOf(content, 'streetaddress')[0], propertiesOf(content, 'addresslocality')[0]]
  return plainLine(declared || [street, city].filter(Boolean).join(', ') || (written ?? ''), MAX_ADDRESS)
}
