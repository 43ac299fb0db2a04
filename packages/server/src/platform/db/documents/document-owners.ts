import type { DocumentKind } from '@taplet/contract'

/** Tables that hold the documents people edit. */
export const documentOwners: { [K in DocumentKind]: { table: string; id: string } } = {
  EXPERIENCE: { table: 'experiences', id: 'experience_id' },
  SLIDE: { table: 'experience_items', id: 'item_id' },
}
