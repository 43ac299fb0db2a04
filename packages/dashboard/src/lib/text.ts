import { DEFAULT_LANGUAGE, fillMessage, type Language, LANGUAGE_PARAM, readLanguage } from '@taplet/messages'
import { chrome } from '../text/en/chrome.ts'
import { common } from '../text/en/common.ts'
import type { Text } from '../text/text-key.ts'
import type { TextTable } from '../text/text-table.ts'

const STORED = 'language'

/** Once named in an address, a language stays for the tab: screens change, and the query with them. */
function readPageLanguage(): Language {
  if (typeof location === 'undefined') return DEFAULT_LANGUAGE
  const named = readLanguage(new URLSearchParams(location.search).get(LANGUAGE_PARAM))
  if (named) sessionStorage.setItem(STORED, named)
  return named ?? readLanguage(sessionStorage.getItem(STORED)) ?? DEFAULT_LANGUAGE
}

/** The language of everything on this page. */
export const language = readPageLanguage()
const tables: Partial<TextTable> = { chrome, common }

/** Adds the texts of a part that is loaded later; call it beside the imports of that part's screen. */
export function addTexts<Name extends keyof TextTable>(name: Name, texts: TextTable[Name]): void {
  tables[name] = texts
}

/**
 * Visible text by key: `text('chrome:nav.explore')`; in components take useText. `{{name}}` takes the value of that
 * name; where the table has `key_one` and `key_other`, `count` chooses. A text of a table that is not there yet
 * answers its key.
 */
export const text: Text = (key, ...[values]) => {
  const colon = key.indexOf(':')
  const table: unknown = Reflect.get(tables, colon < 0 ? 'common' : key.slice(0, colon))
  return fillMessage(table, key.slice(colon + 1), values ?? {}, language) ?? key
}

/** `const t = useText()`, then `t('chrome:nav.explore')`. */
export const useText = (): Text => text
