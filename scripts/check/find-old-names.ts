import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { textFiles } from './text-files.ts'

/** Words that hid a standard term, and the term; the glossary lists them for people. */
const OLD: Readonly<Record<string, string>> = {
  desk: 'admin, or desktop',
  forget: 'clear, delete, evict or reset',
  happening: 'event',
  judge: 'classify',
  kept: 'cached, stored or retained',
  machine: 'bot',
  mend: 'fix, repair or restore',
  shelf: 'cache, or group',
  tidy: 'maintenance',
  told: 'notified, sent, or what it holds',
  upkeep: 'maintenance',
}
const FORMS: Readonly<Record<string, string>> = {
  forgets: 'forget',
  happenings: 'happening',
  judged: 'judge',
  judges: 'judge',
  judgement: 'judge',
  machines: 'machine',
  mended: 'mend',
  rejudge: 'judge',
  rejudged: 'judge',
  shelves: 'shelf',
  tidied: 'tidy',
}
/** Calls, addresses, fields and stored data keep their names. */
const EXCUSED: readonly { word: string; at: RegExp; why: string }[] = [
  { word: 'forget', at: /features\/forms\//, why: '`forget` is a step in the links of sent mails' },
  { word: 'judge', at: /\/(?:visits|analytics|testing)\/|visit-tables/, why: 'a column and a field of reports' },
  { word: 'kept', at: /\/(?:plans?|account)\/|contract\/src\/index/, why: '`fetchKept` and its field `kept`' },
  { word: 'kept', at: /subscription\/sum\/|plan-changes\//, why: 'a field of what a change of plan costs' },
  { word: 'kept', at: /form\/client\/|\/visit-outbox\.|\/create-sender\./, why: '`keptAt` of what waits on devices' },
  { word: 'kept', at: /\/(?:text|messages)\/[a-z]{2}/, why: 'keys of texts about keeping' },
  { word: 'shelf', at: /packages\/server\/demo\//, why: 'a picture of a shelf' },
]
const SOURCE = /^(?:packages|scripts|e2e|bench)\/.*(?<!\.(?:test|spec|d)|\/find-old-names)\.tsx?$/
/** `told_at`: columns keep their names. */
const COLUMN = /^[a-z]+(?:_[a-z]+)+$/
/** Comments, strings and templates, which are no names; and names. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<name>[A-Za-z_$][\w$]*)/g

/** Finds names in the code of one file that hide a standard term, each once. */
export function oldNamesIn(file: string, text: string): string[] {
  const found = new Map<string, string>()
  for (const { groups } of text.matchAll(TOKEN)) {
    const name = groups?.['name'] ?? ''
    const word = COLUMN.test(name) ? undefined : oldWordIn(name)
    if (word !== undefined && !isExcused(word, file)) found.set(name, word)
  }
  return [...found].map(([name, word]) => `${file}: ${name}; say ${OLD[word]} (docs/glossary.md)`)
}

export const findOldNames = (): string[] =>
  textFiles()
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => oldNamesIn(file, readFileSync(join(root, file), 'utf8')))

const oldWordIn = (name: string): string | undefined =>
  name
    .split(/_|(?<=[a-z\d])(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .map((part) => FORMS[part] ?? part)
    .find((part) => part in OLD)

const isExcused = (word: string, file: string): boolean => EXCUSED.some((one) => one.word === word && one.at.test(file))
