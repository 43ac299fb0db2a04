/** Lengths that the contract allows (contract/experiences.ts), in characters. */
export const MAX_NAME = 80
export const MAX_DESCRIPTION = 500
