import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/** Runs the handler of a call on behalf of a person. */
export const actAs = <T>(personId: string, work: () => T): T => acting.run(personId, work)

/**
 * Returns who makes the call that is being handled; undefined in jobs and for visitors. For notes of who did it only:
 * what a person may do is decided by `authenticate`. Without this, every save would pass the person down five layers.
 */
export const actingPerson = (): string | undefined => acting.getStore()
