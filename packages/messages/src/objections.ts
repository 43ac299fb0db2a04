import { DEFAULT_LANGUAGE } from './language.ts'
import type { Message } from './message-table.ts'

const known = new Map<string, Message>()

/**
 * Returns the English of an objection, which is what a schema holds ("must be one line"); `objectionOf` finds the
 * message again, for whoever knows the language.
 */
export function objection(message: Message): string {
  const english = message(DEFAULT_LANGUAGE)
  known.set(english, message)
  return english
}

/** Returns the message of what a schema objects; words that are no `objection` of ours stay as they are. */
export const objectionOf = (words: string): Message => known.get(words) ?? (() => words)
