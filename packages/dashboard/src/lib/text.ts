import { chrome } from '../text/en/chrome.ts'
import { common } from '../text/en/common.ts'
import type { Text } from '../text/text-key.ts'
import type { TextTable } from '../text/text-table.ts'

const LANGUAGE = 'en'
const plurals = new Intl.PluralRules(LANGUAGE)
const tables: Partial<TextTable> = { chrome, common }

/** Adds the texts of a part that is loaded later; call it beside the imports of that part's screen. */
export function addTexts<Name extends keyof TextTable>(name: Name, texts: TextTable[Name]): void {
  tables[name] = texts
}

function find(table: unknown, path: string): unknown {
  let found = table
  for (const step of path.split('.'))
    found = found instanceof Object && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined
  return found
}

/**
 * Visible text by key: `text('chrome:nav.explore')`; in components take useText. `{{name}}` takes the value of that
 * name; where the table has `key_one` and `key_other`, `count` chooses. A text of a table that is not there yet
 * answers its key. Forty lines of our own: i18next would be a tenth of what the first screen may weigh.
 */
export const text: Text = (key, values = {}) => {
  const colon = key.indexOf(':')
  const table: unknown = Reflect.get(tables, colon < 0 ? 'common' : key.slice(0, colon))
  const path = key.slice(colon + 1)
  const { count } = values
  const words = (typeof count === 'number' && find(table, `${path}_${plurals.select(count)}`)) || find(table, path)
  if (typeof words !== 'string') return key
  return words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** `const t = useText()`, then `t('chrome:nav.explore')`. */
export const useText = (): Text => text
