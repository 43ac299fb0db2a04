import type { DocumentKind } from '@taplet/contract'

/** Where the documents that people edit stand. */
export const documentOwners: { [K in DocumentKind]: { table: string; id: string } } = {
  EXPERIENCE: { table: 'experiences', id: 'experience_id' },
  SLIDE: { table: 'experience_items', id: 'item_id' },
}
