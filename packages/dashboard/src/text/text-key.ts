import type { Messages, PlainKey, Say } from '@taplet/messages'
import type { TextTable } from './text-table.ts'

type ByName = { [Name in keyof TextTable]: Messages<TextTable[Name]> }

/** Every text by `feature:path.to.text`; those of common.ts have no prefix. */
type Texts = ByName['common'] &
  UnionToIntersection<{ [Name in keyof ByName]: Prefixed<ByName[Name], Name> }[keyof ByName]>

type Prefixed<Table, Name extends string> = { [Key in keyof Table & string as `${Name}:${Key}`]: Table[Key] }
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** The key of a text without values. */
export type TextKey = PlainKey<Texts>

/** The text of a key, with values for its {{places}}. */
export type Text = Say<Texts>
