/** Lengths that the contract allows (contract: experiences/experiences.ts), in characters. */
export const MAX_NAME_LENGTH = 80
export const MAX_DESCRIPTION_LENGTH = 500
