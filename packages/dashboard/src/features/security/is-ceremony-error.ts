import { ApiError } from '@taplet/contract'

/** Whether the device or the person ended it, rather than the server or the network. */
export const isCeremonyError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof ApiError) && !(error instanceof TypeError)
