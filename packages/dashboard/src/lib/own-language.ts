import { readLanguage } from '@taplet/messages'
import { language, OWN_LANGUAGE, STORED } from './text.ts'

/**
 * Keeps the language of the signed-in account for the next page; empty: none was chosen. Returns whether this page
 * speaks another one and should be reloaded: not where an address named a language for this tab.
 */
export function keepOwnLanguage(tag: string): boolean {
  localStorage.setItem(OWN_LANGUAGE, tag)
  const own = readLanguage(tag)
  return own !== undefined && own !== language && sessionStorage.getItem(STORED) === null
}
