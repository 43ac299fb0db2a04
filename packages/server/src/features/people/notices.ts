import { ROLES } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { type Notice, noticeMail } from './mails.ts'
import { messages } from './messages/messages.ts'
import type { PeopleDependencies } from './service.ts'
import { findAccountName, findPerson, listMembers } from './store.ts'

const TELL = 'people.tell'
const payload = z.object({
  notice: z.enum(['joined', 'removed', 'roleChanged', 'newOwner']),
  accountId: z.string(),
  personId: z.string(),
  role: z.enum(ROLES),
})

interface NoticeOptions {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  publicUrl: string
  language: Language
  /** Null for a placeholder, which nobody can read mail at. */
  addressOf: (email: string) => string | null
}

/** Mails about who came, left, or may do what: to owners, or to the person concerned. */
export function createNotices({ db, jobs, mail, publicUrl, language, addressOf }: NoticeOptions) {
  const tell: PeopleDependencies['tell'] = (notice, about, trx) => jobs.enqueue(TELL, { notice, ...about }, { trx })

  async function recipientsOf(notice: Notice, accountId: string, personId: string): Promise<string[]> {
    if (notice === 'removed' || notice === 'roleChanged') {
      const person = await findPerson(personId, db)
      return person ? [person.email] : []
    }
    return (await listMembers(accountId, db)).filter(({ role }) => role === 'owner').map(({ email }) => email)
  }

  const handlers: JobHandlers = {
    [TELL]: async (sent) => {
      const { notice, accountId, personId, role } = payload.parse(sent)
      const [account, person, recipients] = await Promise.all([
        findAccountName(accountId, db),
        findPerson(personId, db),
        recipientsOf(notice, accountId, personId),
      ])
      if (!account || !person) return // erased meanwhile
      const email = addressOf(person.email) ?? ''
      const name = person.name || email || messages(language)('someone')
      for (const to of recipients.flatMap((address) => addressOf(address) ?? []))
        await mail.send(
          noticeMail({ to, notice, account: account.name || name, person: name, email, role, publicUrl }, language),
        )
    },
  }
  return { tell, jobs: handlers }
}
