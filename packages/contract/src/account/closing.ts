import { shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { webUrl } from '../links/link-rules.ts'
import { longJob } from '../long-jobs/long-jobs.ts'
import { closingAddresses } from './closing-addresses.ts'
import { LAST_WORDS_MAX } from './limits.ts'

const at = z.iso.datetime()

/** What printed codes answer once an account is closed: the owner's last words, or they lead to an address. */
const lastWords = shortText(LAST_WORDS_MAX)

/** An account that its owner has closed; it comes back until `eraseAt`. */
export const accountClosing = z
  .object({ requestedAt: at, eraseAt: at, lastWords, fallbackUrl: z.string() })
  .meta({ id: 'AccountClosing' })
export type AccountClosing = z.output<typeof accountClosing>

export const closingCalls = defineCalls(closingAddresses, {
  fetchClosing: {
    summary: 'Whether the account is closed, and what closing it would mean',
    answer: answers({
      closing: accountClosing.nullable(),
      codes: z.number().int().meta({ description: 'Links and tags, whose printed codes go on answering' }),
      paidOrders: z.number().int().meta({ description: 'Orders that are kept as long as tax law says' }),
      ordersRetentionYears: z.number().int(),
    }),
  },
  close: {
    summary: 'Close the account: it rests, and is erased after 30 days unless it is brought back',
    body: z.object({
      // Required, so that no empty body closes an account.
      password: z.string().max(1024).meta({ description: 'Empty: a sign-in or proof of the last minutes is needed' }),
      lastWords: lastWords.default(''),
      fallbackUrl: webUrl.default(''),
    }),
    answer: answers({ closing: accountClosing }),
  },
  bringBack: {
    summary: 'Bring a closed account back as it was; its subscription stays cancelled',
    body: noFields,
    answer: answers({}),
  },
  export: {
    summary: 'Start making a ZIP of orders, sign-ups, reviews and links as CSV: a long job',
    body: z.object({ timezone: z.string().max(64).default('UTC') }),
    answer: answers({ job: longJob }),
  },
})
