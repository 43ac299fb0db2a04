/** Refusals of products. */
export const en = {
  accountMayProducts: 'An account may have {{maxProducts}} products.',
  noSuchProduct: 'There is no such product.',
} as const
