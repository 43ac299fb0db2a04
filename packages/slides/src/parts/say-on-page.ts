import type { Messages, Say, Values } from '@taplet/messages'

/**
 * Returns a function that gives a script's messages: in the texts that the page passes to the element (hand-words.ts),
 * else in the script's own English. Fills placeholders but no plurals, which would need the formats of all languages.
 */
export function sayOnPage<const Table extends Readonly<Record<string, string>>>(
  table: Table,
  element: HTMLElement | null | undefined,
): Say<Messages<Table>> {
  const handed = element?.dataset['words']
  const words: Readonly<Record<string, string>> = handed ? JSON.parse(handed) : table
  return (key: string, values: Values = {}) =>
    (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
