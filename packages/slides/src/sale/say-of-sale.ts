import type { Messages, Say } from '@taplet/messages'
import type { en } from './messages/en.ts'

/** Returns a text of the payment sheet, in the language of its page. */
export type SayOfSale = Say<Messages<typeof en>>
