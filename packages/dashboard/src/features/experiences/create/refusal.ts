import { ApiError } from '@taplet/contract'

/** What a form shows of a failed call: the field concerned, if the server named one, and the message. */
export function refusalOf(error: unknown): { field: string | undefined; message: string } | undefined {
  if (!(error instanceof Error)) return undefined
  return { field: error instanceof ApiError ? error.body.field : undefined, message: error.message }
}
