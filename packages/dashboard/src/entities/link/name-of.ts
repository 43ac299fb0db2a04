import type { Tag } from '@taplet/contract'
import type { Text } from '../../text/text-key.ts'

/** What a link is called on screen: its name, else how it is reached. */
export function nameOf(link: Pick<Tag, 'tagName' | 'slug' | 'tagId'> | undefined, t: Text): string {
  if (!link) return ''
  return link.tagName.trim() || (link.slug ? `/t/${link.slug}` : '') || t('links:untitled')
}
