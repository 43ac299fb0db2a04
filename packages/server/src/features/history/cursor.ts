import { AppError } from '../../platform/http/app-error.ts'

interface Place {
  visitedAt: Date
  id: string
}

/** Where the next page begins, as one word. */
export const toCursor = ({ visitedAt, id }: Place): string => `${visitedAt.getTime()}.${id}`

/** Undefined for the first page. Refuses what is no cursor of ours. */
export function fromCursor(cursor: string): Place | undefined {
  if (cursor === '') return undefined
  const [, time = '', id = ''] = /^(\d{1,15})\.([A-Za-z0-9]{1,64})$/.exec(cursor) ?? []
  if (id === '') throw new AppError('BAD_REQUEST', { message: '"cursor": is not one of ours.', field: 'cursor' })
  return { visitedAt: new Date(Number(time)), id }
}
