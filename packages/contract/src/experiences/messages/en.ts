/** Why a name cannot be the address of an instant app. */
export const en = {
  dashes: 'Dashes stand between letters or digits, one at a time.',
  otherLetters: 'Use lower-case letters, digits and dashes only.',
  reserved: 'This address is kept for the product itself. Try another one.',
  shopify: 'A part of 10 to 13 digits after the first dash is kept for Shopify products.',
  tooLong: 'Use at most {{max}} characters.',
  tooShort: 'Use at least {{min}} characters.',
} as const
