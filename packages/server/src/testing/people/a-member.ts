import type { Role } from '@taplet/contract'
import type { TestAccount } from '../an-account.ts'
import type { TestApp } from '../start-test-app.ts'

/** Creates a person with an account of their own who is also in this account, and has it open. */
export async function aMember(app: TestApp, { accountId }: { accountId: string }, role: Role): Promise<TestAccount> {
  const person = await app.anAccount()
  const joined_at = app.clock.now
  await app.db
    .insertInto('account_members')
    .values({ account_id: accountId, user_id: person.accountId, role, joined_at })
    .execute()
  await app.db
    .updateTable('auth_session')
    .set({ active_account_id: accountId })
    .where('user_id', '=', person.accountId)
    .execute()
  return person
}
