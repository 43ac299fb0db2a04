/** Texts of public addresses where there is nothing. */
export const en = {
  noInstantAppAddress: 'There is no instant app at this address.',
  noSuchFile: 'There is no such file.',
  noSuchFont: 'There is no such font.',
  noSuchPicture: 'There is no such picture.',
  noSuchSitemap: 'There is no such sitemap.',
  nothingAddress: 'There is nothing at this address.',
  onlyFormatJsonAnswered: 'Only format=json is answered.',
  passwordTryOnceMore: 'That is not the password. Try once more.',
  tooManyTries_one: 'Too many tries. Try again in a minute.',
  tooManyTries_other: 'Too many tries. Try again in {{count}} minutes.',
  typePassword: 'Type the password, please.',
} as const
