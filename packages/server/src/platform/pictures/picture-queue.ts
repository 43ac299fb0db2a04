import { createFairQueue } from '../fair-queue.ts'

/** Each holds some ten megabytes of pixels or less. */
const AT_ONCE = 2

/**
 * The queue for all that decodes, draws or encodes pictures, in turn by account (or by purpose, where none asks). One
 * account or purpose has one place at most.
 */
export const inPictureQueue = createFairQueue(AT_ONCE)
