import type { TextTable } from './text-table.ts'

/** Words that depend on a count end in _one and _other; their key has no ending. */
type Name<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key

type Leaves<Table, Path extends string = ''> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? `${Path}${Name<Key>}`
    : Table[Key] extends readonly unknown[]
      ? `${Path}${Key}.${number}`
      : Leaves<Table[Key], `${Path}${Key}.`>
}[keyof Table & string]

/** `feature:path.to.text`; texts of common.ts need no prefix. */
export type TextKey =
  | Leaves<TextTable['common']>
  | { [Feature in keyof TextTable]: `${Feature}:${Leaves<TextTable[Feature]>}` }[keyof TextTable]

/** The text of a key, with values for its {{places}}. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string
