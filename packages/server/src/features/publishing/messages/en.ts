/** Texts of public addresses where there is nothing. */
export const en = {
  noAppAtAddress: 'There is no instant app at this address.',
  noSuchFile: 'There is no such file.',
  noSuchFont: 'There is no such font.',
  noSuchPicture: 'There is no such picture.',
  noSuchSitemap: 'There is no such sitemap.',
  nothingAtAddress: 'There is nothing at this address.',
  onlyFormatJson: 'Only format=json is answered.',
  passwordWrong: 'That is not the password. Try once more.',
  tooManyTries_one: 'Too many tries. Try again in a minute.',
  tooManyTries_other: 'Too many tries. Try again in {{count}} minutes.',
  passwordMissing: 'Type the password, please.',
} as const
