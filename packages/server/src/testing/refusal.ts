import type { ApiError } from '@taplet/contract'

/** Returns a call's refusal: its status and the fields of the failure; undefined when it succeeded. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    // The typed client throws nothing else.
    (error: ApiError) => ({ status: error.status, ...error.body }),
  )
