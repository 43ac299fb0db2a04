import { formatNumber } from './formats.ts'
import { type Language, PSEUDO, writtenOf } from './language.ts'
import type { Values } from './message-table.ts'
import { pseudoText } from './pseudo.ts'

const plurals = new Map<string, Intl.PluralRules>()

function pluralOf(count: number, language: Language): Intl.LDMLPluralRule {
  const written = writtenOf(language)
  const rules = plurals.get(written) ?? new Intl.PluralRules(written)
  plurals.set(written, rules)
  return rules.select(count)
}

function find(table: unknown, path: string): unknown {
  let found = table
  for (const step of path.split('.'))
    found = found instanceof Object && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined
  return found
}

/**
 * Returns the text at a path of a table with its `{{places}}` filled, numbers formatted in the language; undefined when
 * missing. A placeholder without a value stays, so that it is noticed.
 */
export function fillMessage(table: unknown, path: string, values: Values, language: Language): string | undefined {
  const { count } = values
  const plural = typeof count === 'number' ? find(table, `${path}_${pluralOf(count, language)}`) : undefined
  const text = plural ?? (typeof count === 'number' ? find(table, `${path}_other`) : undefined) ?? find(table, path)
  if (typeof text !== 'string') return undefined
  return (language === PSEUDO ? pseudoText(text) : text).replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name] ?? place
    if (typeof value === 'function') return value(language)
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}
