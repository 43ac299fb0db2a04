import { MAX_IMPORTED_DESCRIPTION } from '@taplet/contract'
import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageContent } from '../scan/page-content.ts'
import { type StructuredNode, textOf } from './structured-data.ts'

/** A shorter paragraph is a caption. */
const MIN_PARAGRAPH = 40
/** What link services say of themselves on everybody's page. */
const OF_SERVICE =
  /linktree\. make your link do more|link in bio tool|see instagram photos|created with|just another wordpress site/i

/** Returns what a page says of itself in a sentence or two; '' where it does not. */
export function findDescription({ metas, blocks }: PageContent, owner: StructuredNode): string {
  const paragraph = blocks.find(({ tag, text, isChrome }) => tag === 'p' && !isChrome && text.length >= MIN_PARAGRAPH)
  const said = ['og:description', 'description', 'twitter:description'].map((name) => metas.get(name) ?? '')
  const all = [...said, textOf(owner['description']), paragraph?.text ?? '']
  return plainLine(all.find((text) => text.trim() !== '' && !OF_SERVICE.test(text)) ?? '', MAX_IMPORTED_DESCRIPTION)
}
