import type { Written } from './language.ts'

/** Texts by key, in tables of tables where that helps. */
export interface MessageTable {
  readonly [key: string]: string | readonly string[] | MessageTable
}

/** Texts that depend on a count end in _one and _other; their key has no ending, and `count` chooses. */
type Entry<Table, Path extends string = ''> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? [`${Path}${Base}`, Table[Key] | '{{count}}']
      : [`${Path}${Key}`, Table[Key]]
    : Table[Key] extends readonly string[]
      ? [`${Path}${Key}.${number}`, Table[Key][number]]
      : Entry<Table[Key], `${Path}${Key}.`>
}[keyof Table & string]

/** Every text of a table by its whole key: `nav.explore`. */
export type Messages<Table> = {
  [One in Entry<Table> as One extends [infer Key extends string, unknown] ? Key : never]: One extends [
    unknown,
    infer Text,
  ]
    ? Text
    : never
}

/** The names in `{{ }}` of a text. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never

export type Values = Readonly<Record<string, string | number>>

/** What a text needs beside its key: exactly its places, and nothing where it has none. */
export type ValuesOf<Text> = [Placeholders<Text>] extends [never]
  ? []
  : [values: { readonly [Name in Placeholders<Text>]: Name extends 'count' ? number : string | number }]

/** The keys of texts that stand alone. */
export type PlainKey<Texts> = {
  [Key in keyof Texts]: Placeholders<Texts[Key]> extends never ? Key : never
}[keyof Texts] &
  string

/** Returns the text of a key in one language, its places filled. */
export type Say<Texts> = <Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key]>) => string

type OtherPlural = 'zero' | 'two' | 'few' | 'many'

/** A table in another language: what it does not have yet is said in English. */
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
