import type { Language } from '@taplet/messages'
import type { Contacts } from '../../../platform/mail/contacts.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Mail } from '../../../platform/mail/port.ts'
import { boughtMail, refundMail, sentMail, soldMail, soldOutMail } from './mails.ts'
import type { OrderMail } from './order-mail.ts'
import * as store from './store.ts'

interface MailDependencies {
  db: Database
  mail: Mail
  publicUrl: string
  contactsOf: (accountId: string) => Promise<Pick<Contacts, 'email' | 'language'>>
  clock: () => Date
  /** Language of the mails: that of a buyer is not known. */
  language: Language
}

/** Path of an order in the merchant's dashboard. */
const orderPath = (orderId: string): string => `/app/inbox?tab=orders&open=${orderId}`

/** The job behind each mail. Buyers without an e-mail address get none. */
export function createSendMails({ db, mail, publicUrl, contactsOf, clock, language }: MailDependencies) {
  async function tellBuyer(wanted: OrderMail, order: store.MailedOrder, merchant: string | null): Promise<void> {
    const letter = { to: order.buyer_email, order, replyTo: merchant, language }
    if (order.buyer_email === '') return
    if (wanted.kind === 'BOUGHT') await mail.send(boughtMail(letter))
    if (wanted.kind === 'SOLD_OUT') await mail.send(soldOutMail({ ...letter, isCharged: wanted.isCharged }))
    if (wanted.kind === 'REFUNDED')
      await mail.send(refundMail({ ...letter, amount: wanted.amount, reason: wanted.reason }))
    // Undone meanwhile, fully refunded, or already notified.
    if (wanted.kind !== 'SENT' || order.state !== 'DONE' || order.told_done_at !== null) return
    await mail.send(sentMail(letter))
    await store.setNotified(order.order_id, clock(), db)
  }

  return async (wanted: OrderMail): Promise<void> => {
    const order = await store.findForMail(wanted.orderId, db)
    if (!order) return
    const { email: merchant, language: own = language } = await contactsOf(order.account_id)
    if (wanted.kind !== 'SOLD') return tellBuyer(wanted, order, merchant)
    const orderUrl = publicUrl + orderPath(order.order_id)
    const replyTo = order.buyer_email || null
    if (merchant) await mail.send(soldMail({ to: merchant, order, replyTo, language: own, orderUrl }))
  }
}
