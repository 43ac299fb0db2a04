/** Refusals of products. */
export const en = {
  tooManyProducts: 'An account may have {{maxProducts}} products.',
  noSuchProduct: 'There is no such product.',
} as const
