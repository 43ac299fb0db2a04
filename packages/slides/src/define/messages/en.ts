/** What is wrong with a field, as the end of a sentence. */
export const en = {
  calendarDay: 'must be a day such as 2026-12-25',
  colour: 'must be a colour such as #348EFB',
  differentIds: 'must have different ids',
  entityId: 'must be an id of letters, digits, - and _',
  link: 'must be a full web address that starts with https://',
  media: 'must be an uploaded file or an https:// address',
  product: 'must name a product',
  timeOfDay: 'must be a time such as 09:30',
  timeZone: 'must be a time zone such as Europe/Lisbon',
  tooLong: 'must have at most {{max}} characters',
  tooManyLines: 'must have at most {{max}} lines',
  tooManyLinesOnSlide: 'must have at most {{max}} lines of text on one slide',
  tooManyWidgets: 'must have at most {{max}} widgets',
  tooMuchText: 'must have at most {{max}} characters of text on one slide',
  wallTime: 'must be a day and a time',
} as const
