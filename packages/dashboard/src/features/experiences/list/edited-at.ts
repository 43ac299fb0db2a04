import type { Page } from '@taplet/contract'
import type { Library } from '../../../entities/experience/library.ts'

/** When each instant app was last edited, by id: what its slides show is part of it. */
export function editedAt(pages: readonly Page[], library: Pick<Library, 'itemById'> | undefined) {
  return new Map(
    pages.map(({ experienceId, updatedAt, experienceItems }) => {
      const times = experienceItems.map((itemId) => library?.itemById.get(itemId)?.updatedAt ?? '')
      return [experienceId, times.reduce((latest, time) => (time > latest ? time : latest), updatedAt)] as const
    }),
  )
}
