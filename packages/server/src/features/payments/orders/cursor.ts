import { AppError } from '../../../platform/http/app-error.ts'

/** After which order a page of the list begins. */
export interface Cursor {
  at: Date
  id: string
}

export const toCursor = ({ at, id }: Cursor): string => `${at.getTime()}.${id}`

/** Refuses what is no cursor of ours. */
export function fromCursor(text: string): Cursor {
  const [, ms = '', id = ''] = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(text) ?? []
  if (id === '') throw new AppError('BAD_REQUEST', { message: '"cursor": is not one of ours.', field: 'cursor' })
  return { at: new Date(Number(ms)), id }
}
