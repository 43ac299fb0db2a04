import type { Tag } from '@taplet/contract'
import type { Text } from '../../text/text-key.ts'

/** Display name of a link: its name, else its address. */
export function nameOf(link: Pick<Tag, 'tagName' | 'slug' | 'tagId'> | undefined, t: Text): string {
  if (!link) return ''
  return link.tagName.trim() || (link.slug ? `/t/${link.slug}` : '') || t('links:untitled')
}
