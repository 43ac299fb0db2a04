import type { ApiError } from '@taplet/contract'

/** How a call was refused: its status and the fields of the failure. Undefined when it succeeded. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    // The typed client throws nothing else.
    (error: ApiError) => ({ status: error.status, ...error.body }),
  )
