import { fillMessage } from './fill-message.ts'
import { DEFAULT_LANGUAGE, type Language, writtenOf } from './language.ts'
import type { Messages, Say, Tables, Values, ValuesOf } from './message-table.ts'

/** What is said once it is known to whom, such as a refusal: a text in any language. */
export type Message = (language: Language) => string

export interface MessageSet<Texts> {
  /** Returns what says these messages in one language. */
  (language: Language): Say<Texts>
  /** Returns a message for whoever knows the language. */
  later: <Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key]>) => Message
}

/** Makes the messages of one folder sayable: `createMessages({ en })`. A key that a language lacks is said in English. */
export function createMessages<const Table>(tables: Tables<Table>): MessageSet<Messages<Table>> {
  const say = (language: Language, key: string, values: Values = {}): string =>
    fillMessage(tables[writtenOf(language)], key, values, language) ??
    fillMessage(tables[DEFAULT_LANGUAGE], key, values, language) ??
    key
  const inLanguage = (language: Language) => (key: string, values?: Values) => say(language, key, values)
  const later = (key: string, values?: Values) => (language: Language) => say(language, key, values)
  return Object.assign(inLanguage, { later })
}
