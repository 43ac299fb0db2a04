import type { Page } from '@taplet/contract'
import type { Library } from './library.ts'

/** When an instant app was last edited; edits of its slides count too. */
export function editedAt(
  { updatedAt, experienceItems }: Pick<Page, 'updatedAt' | 'experienceItems'>,
  library: Pick<Library, 'itemById'> | undefined,
): string {
  const times = experienceItems.map((itemId) => library?.itemById.get(itemId)?.updatedAt ?? '')
  return times.reduce((latest, time) => (time > latest ? time : latest), updatedAt)
}
