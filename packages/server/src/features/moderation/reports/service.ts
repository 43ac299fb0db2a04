import type { Message } from '@taplet/messages'
import { REPORT_REASONS, REPORT_TEXT_MAX } from '@taplet/viewer/render'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

const OBJECTION = 'OBJECTION'
/** Per app: further reports add nothing new, and the operator can still read these. */
const MOST_OPEN = 200
const EMAIL_MAX = 254

const text = z.string().transform((value) => value.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').trim())
const email = z.union([z.literal(''), z.email().max(EMAIL_MAX)])
const common = { message: text.pipe(z.string().max(REPORT_TEXT_MAX)).default(''), email: text.pipe(email).default('') }
const report = z.object({
  ...common,
  // Keys of the table, as a list of strings for the schema.
  reason: z.enum(Object.keys(REPORT_REASONS) as [string, ...string[]]),
})
const objection = z.object({
  message: text.pipe(z.string().min(1).max(REPORT_TEXT_MAX)),
  email: text.pipe(z.email().max(EMAIL_MAX)),
})

/** Messages for invalid fields; the first one is shown. */
const PROBLEMS: Readonly<Record<string, Message>> = {
  email: messages.later('notEmail'),
  message: messages.later('messageLength', { max: REPORT_TEXT_MAX }),
  reason: messages.later('reasonMissing'),
}

export interface Sender {
  /** Hash of the network address, so that the same report from the same guest counts once. */
  addressHash: string
}

export type Sent = { problem: Message } | 'TAKEN'

/** Reports of visitors about pages, and appeals of owners against takedowns. */
export function createReports(db: Database) {
  return {
    find: (path: string) => store.findApp(path, db),

    /** Stores it once. Submissions of bots, which fill in `website`, are thanked for and dropped. */
    async send(app: store.ReportedApp, fields: Readonly<Record<string, unknown>>, sender: Sender): Promise<Sent> {
      const parsed = app.is_taken_down
        ? objection.transform((sent) => ({ ...sent, reason: OBJECTION })).safeParse(fields)
        : report.safeParse(fields)
      if (!parsed.success)
        return { problem: PROBLEMS[String(parsed.error.issues[0]?.path[0])] ?? messages.later('checkForm') }
      if (fields['website']) return 'TAKEN'
      if ((await store.countOpen(app.experience_id, db)) >= MOST_OPEN) return 'TAKEN'
      const { experience_id, path } = app
      const identity = JSON.stringify([sender.addressHash, experience_id, parsed.data])
      const report_key = createHash('sha256').update(identity).digest('base64url')
      await store.insert({ experience_id, path, ...parsed.data, report_key }, db)
      return 'TAKEN'
    },
  }
}
export type Reports = ReturnType<typeof createReports>
