// What every package says with: tables of texts by language, and how a text is filled.
export { createMessages, type Message, type MessageSet } from './create-messages.ts'
export { fillMessage } from './fill-message.ts'
export { formatNumber } from './formats.ts'
export { DEFAULT_LANGUAGE, type Language, LANGUAGE_PARAM, LANGUAGE_TAGS, PSEUDO, readLanguage } from './language.ts'
export type { MessageTable, Messages, PlainKey, Say, Translation, Values, ValuesOf } from './message-table.ts'
export { pseudoText } from './pseudo.ts'
