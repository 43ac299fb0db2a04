import { z } from 'zod'
import type { Language } from '@taplet/messages'
import type { Executor } from '../../../platform/db/database.ts'
import type { JobHandlers, Jobs } from '../../../platform/jobs/index.ts'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import type { Sms } from '../../../platform/sms/port.ts'
import type { Seal } from '../../../platform/seal.ts'
import { type NoticeKind, noticeKind } from './notice-kind.ts'
import { noticeMail, noticeText } from './notice-mail.ts'

const JOB = 'identity.notice'

const recipient = z.object({ channel: z.enum(['email', 'sms']), destination: z.string() })
type Recipient = z.output<typeof recipient>

const notice = z.object({
  kind: noticeKind,
  userId: z.string(),
  /** Where it goes, when not to the present address. */
  to: recipient.optional(),
  /** The device, the name of a passkey, or the new address, masked. */
  detail: z.string().optional(),
  /** Of a link by which the change can be taken back; encrypted while it waits. */
  undoToken: z.string().optional(),
})
export type Notice = z.output<typeof notice>

export interface Notices {
  /** Notifies the person once the transaction is committed. */
  enqueue(notice: Notice, trx?: Executor): Promise<void>
  jobs: JobHandlers
}

interface NoticesOptions {
  contactsOf: (userId: string) => Promise<Contacts>
  jobs: Jobs
  mail: Mail
  sms: Sms | undefined
  seal: Seal
  publicUrl: string
  language: Language
}

/** Kinds that people without an e-mail address get as a text message. */
const BY_SMS: ReadonlySet<NoticeKind> = new Set(['CONTACT_CHANGED', 'PASSWORD_CHANGED', 'SMS_CODE_OFF', 'SMS_CODE_ON'])

/** Mails after each change of how a person signs in. They wait in the queue, and are tried again. */
export function createNotices(options: NoticesOptions): Notices {
  const { contactsOf, jobs, mail, sms, seal, publicUrl, language } = options

  /** Returns where the person is notified: at the address that is named, else by mail, else by text message. */
  const recipientOf = async ({ to, userId, kind }: Notice): Promise<Recipient | undefined> => {
    if (to) return to
    const { email, phone } = await contactsOf(userId)
    if (email !== null) return { channel: 'email', destination: email }
    return phone !== null && BY_SMS.has(kind) ? { channel: 'sms', destination: phone } : undefined
  }

  const send = async (pending: Notice): Promise<void> => {
    const contact = await recipientOf(pending)
    if (!contact) return
    const token = pending.undoToken === undefined ? undefined : seal.open(pending.undoToken)
    const { language: own = language } = await contactsOf(pending.userId)
    const letter = { kind: pending.kind, detail: pending.detail, token, publicUrl, language: own }
    if (contact.channel === 'email') await mail.send({ to: contact.destination, ...noticeMail(letter) })
    else if (sms?.serves(contact.destination)) await sms.send({ to: contact.destination, text: noticeText(letter) })
  }

  return {
    enqueue: ({ undoToken, ...pending }, trx) =>
      jobs.enqueue(
        JOB,
        { ...pending, ...(undoToken !== undefined && { undoToken: seal.close(undoToken) }) },
        trx ? { trx } : {},
      ),
    jobs: { [JOB]: async (payload) => send(notice.parse(payload)) },
  }
}
