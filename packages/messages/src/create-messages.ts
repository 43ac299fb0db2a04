import { fillMessage } from './fill-message.ts'
import { DEFAULT_LANGUAGE, type Language, writtenOf } from './language.ts'
import type { Message, Messages, Say, Tables, Values, ValuesOf } from './message-table.ts'

export interface MessageSet<Texts> {
  /** Returns the function that renders these messages in one language. */
  (language: Language): Say<Texts>
  /** Returns a message to be rendered once the language is known. */
  later: <Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key]>) => Message
  /** Returns every text of a flat table with placeholders unfilled, for scripts that fill them. */
  all: (language: Language) => Readonly<Record<string, string>>
}

/** Creates the messages of one folder: `createMessages({ en })`. Keys missing in a language fall back to English. */
export function createMessages<const Table>(tables: Tables<Table>): MessageSet<Messages<Table>> {
  const say = (language: Language, key: string, values: Values = {}): string =>
    fillMessage(tables[writtenOf(language)], key, values, language) ??
    fillMessage(tables[DEFAULT_LANGUAGE], key, values, language) ??
    key
  const inLanguage = (language: Language) => (key: string, values?: Values) => say(language, key, values)
  const later = (key: string, values?: Values) => (language: Language) => say(language, key, values)
  const all = (language: Language) =>
    Object.fromEntries(Object.keys(tables.en as object).map((key) => [key, say(language, key)])) // tables are objects
  return Object.assign(inLanguage, { later, all })
}
