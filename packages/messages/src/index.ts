// Entry point: tables of texts by language, and how texts are filled.
export { createMessages, type MessageSet } from './create-messages.ts'
export { fillMessage } from './fill-message.ts'
export { objection, objectionOf } from './objections.ts'
export { countryName, formatCount, formatDate, formatMoney, formatNumber } from './formats.ts'
export {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_PARAM,
  LANGUAGE_TAGS,
  PSEUDO,
  readLanguage,
  type Written,
} from './language.ts'
export type { Message, MessageTable, Messages, PlainKey, Say, Translation, Values, ValuesOf } from './message-table.ts'
export { pseudoText } from './pseudo.ts'
