/** Refusals of requests that match no call, or come too many at once. */
export const en = {
  addressNotValid: 'The address is not valid.',
  lineIsFull_one: 'What you asked for before is still being made. Try again in a second.',
  lineIsFull_other: 'What you asked for before is still being made. Try again in {{count}} seconds.',
  nameNotAllowed: 'The name "{{name}}" is not allowed.',
  request: 'The request',
  tooManyValues: 'The request holds more than {{max}} values.',
  textCannotBeStored: 'The request holds text that cannot be stored (NUL or half a character).',
  hostMissing: 'The request must name one host.',
  nestedTooDeep: 'The request is nested more than {{maxDepth}} levels deep.',
  notJson: 'The request is not valid JSON.',
  notUtf8: 'The request is not valid UTF-8 text.',
  tooLong: 'Something in this request is too long to be kept.',
  notValid: 'is not valid',
  noSuchCall: 'There is no such call.',
  onlyHere:
    'Outbox and emulators answer this computer and its network only, at localhost or an IP address, without a proxy.',
  notOurs: 'is not one of ours',
  notTimeZone: 'must be a time zone such as Europe/Lisbon',
} as const
