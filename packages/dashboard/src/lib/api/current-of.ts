import { ApiError } from '@taplet/contract'

/**
 * The stored version, when a save was refused because that is newer; undefined for all other failures. With CONFLICT
 * the server sends the same type as after a save (spec D28), which the caller knows.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type at the call, which alone knows it
export const currentOf = <Stored>(error: unknown): Stored | undefined =>
  error instanceof ApiError && error.body.callResult === 'CONFLICT'
    ? (error.body.current as Stored | undefined)
    : undefined
