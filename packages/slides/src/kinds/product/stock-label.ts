import type { Messages, Say } from '@taplet/messages'
import type { en } from './script/messages/en.ts'

/** Returns a text of a product's scripts, in the language of its page. */
export type SayOfProduct = Say<Messages<typeof en>>

/** Returns what visitors read about the stock of a variant; empty while there is plenty. */
export function stockLabel(
  { isAvailable, fewLeft }: { isAvailable: boolean; fewLeft?: number | undefined },
  say: SayOfProduct,
): string {
  if (!isAvailable) return say('soldOut')
  return fewLeft === undefined ? '' : say('fewLeft', { left: fewLeft })
}
