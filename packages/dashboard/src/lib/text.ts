import {
  DEFAULT_LANGUAGE,
  fillMessage,
  type Language,
  LANGUAGE_PARAM,
  readLanguage,
  type Translation,
  type Written,
} from '@taplet/messages'
import { chrome } from '../text/en/chrome.ts'
import { common } from '../text/en/common.ts'
import type { Text } from '../text/text-key.ts'
import type { TextTable } from '../text/text-table.ts'

/** Where a language that an address named is stored, for this tab. */
export const STORED = 'language'
/** Where that of the signed-in account is stored, for the next page. */
export const OWN_LANGUAGE = 'taplet.language'

/** Once named in an address, a language stays for the tab: navigation drops the query. */
function readPageLanguage(): Language {
  if (typeof location === 'undefined') return DEFAULT_LANGUAGE
  const named = readLanguage(new URLSearchParams(location.search).get(LANGUAGE_PARAM))
  if (named) sessionStorage.setItem(STORED, named)
  return (
    named ??
    readLanguage(sessionStorage.getItem(STORED)) ??
    readLanguage(localStorage.getItem(OWN_LANGUAGE)) ??
    DEFAULT_LANGUAGE
  )
}

/** The language of everything on this page. */
export const language = readPageLanguage()
const tables: Partial<TextTable> = { chrome, common }

type Load = () => Promise<Translation<TextTable>>
/** Languages beside English, each with all its tables in one file: `it: async () => (await import('../text/it/it.ts')).it`. */
const others: Partial<Record<Language, Load>> & Record<Exclude<Written, typeof DEFAULT_LANGUAGE>, Load> = {}
let translated: Translation<TextTable> = {}

/** Loads the texts of the page's language before the first screen; those of English come with the screens. */
export async function loadTexts(load: Load | undefined = others[language]): Promise<void> {
  if (load) translated = await load()
}

/** Adds the texts of a part that is lazy-loaded; call it beside the imports of that part's screen. */
export function addTexts<Name extends keyof TextTable>(name: Name, texts: TextTable[Name]): void {
  tables[name] = texts
}

/**
 * Visible text by key: `text('chrome:nav.explore')`; in components use useText. What the language lacks is English. `{{name}}` is replaced by the value of
 * that name; where the table has `key_one` and `key_other`, `count` selects. Returns the key if its table is not loaded
 * yet.
 */
export const text: Text = (key, ...[values]) => {
  const colon = key.indexOf(':')
  const name = colon < 0 ? 'common' : key.slice(0, colon)
  const fill = (from: object) => fillMessage(Reflect.get(from, name), key.slice(colon + 1), values ?? {}, language)
  return fill(translated) ?? fill(tables) ?? key
}

/** `const t = useText()`, then `t('chrome:nav.explore')`. */
export const useText = (): Text => text
