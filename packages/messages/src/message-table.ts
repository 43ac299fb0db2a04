import type { Language, Written } from './language.ts'

/** A text in any language, rendered once the reader is known, such as a refusal. */
export type Message = (language: Language) => string

/** Texts by key, nested where that helps. */
export interface MessageTable {
  readonly [key: string]: string | readonly string[] | MessageTable
}

/** Texts that depend on a count end in _one and _other; their key has no suffix, and `count` selects. */
type Entry<Table, Path extends string = ''> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? [`${Path}${Base}`, Table[Key] | '{{count}}']
      : [`${Path}${Key}`, Table[Key]]
    : Table[Key] extends readonly string[]
      ? [`${Path}${Key}.${number}`, Table[Key][number]]
      : Entry<Table[Key], `${Path}${Key}.`>
}[keyof Table & string]

/** Every text of a table by its full key: `nav.explore`. */
export type Messages<Table> = {
  [One in Entry<Table> as One extends [infer Key extends string, unknown] ? Key : never]: One extends [
    unknown,
    infer Text,
  ]
    ? Text
    : never
}

/** The placeholder names in `{{ }}` of a text. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never

/** Value of a placeholder: a name, a number, or another message, rendered in the same language. */
type Value = string | number | Message
export type Values = Readonly<Record<string, Value>>

/** The values a text needs: exactly its placeholders, or none. */
export type ValuesOf<Text> = [Placeholders<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Placeholders<Text>]: Name extends 'count' ? number : Value }]

/** The keys of texts without placeholders. */
export type PlainKey<Texts> = {
  [Key in keyof Texts]: Placeholders<Texts[Key]> extends never ? Key : never
}[keyof Texts] &
  string

/** Returns the text of a key in one language, its placeholders filled. */
export type Say<Texts> = <Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key]>) => string

type OtherPlural = 'zero' | 'two' | 'few' | 'many'

/** A table in another language; missing texts fall back to English. */
export type Translation<Table> = {
  readonly [Key in keyof Table]?: Table[Key] extends string
    ? string
    : Table[Key] extends readonly string[]
      ? readonly string[]
      : Translation<Table[Key]>
} & {
  readonly [Key in keyof Table & `${string}_other` as Key extends `${infer Base}_other`
    ? `${Base}_${OtherPlural}`
    : never]?: string
}

export type Tables<Table> = { readonly en: Table } & {
  readonly [Other in Exclude<Written, 'en'>]?: Translation<Table>
}
