import { createLimits } from '../features/limits/create-limits.ts'

/** The product's own limits and account lock, for tests of one feature that must not import another. */
export const realLimits = createLimits
