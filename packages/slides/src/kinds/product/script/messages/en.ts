/** Texts of a product's scripts, on its slide and in the payment sheet. */
export const en = {
  before: 'Before: ',
  buy: 'Buy',
  chooseOne: 'Choose one',
  fewLeft: 'Only {{left}} left',
  notOnSale: 'Not on sale at the moment',
  now: 'Now: ',
  soldOut: 'Sold out',
} as const
