import type { Selectable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type InvitationRow = Selectable<Tables['account_invitations']>

/** Lists open invitations, the newest first. */
export const listInvitations = (accountId: string, db: Executor): Promise<InvitationRow[]> =>
  db
    .selectFrom('account_invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('invitation_id')
    .execute()

export const findInvitation = (accountId: string, invitationId: string, trx: Executor) =>
  trx
    .selectFrom('account_invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst()

/** Stores an invitation; one to the same address is replaced, and its link stops working. */
export const putInvitation = (
  row: Omit<InvitationRow, 'invited_by'> & { invited_by: string },
  trx: Executor,
): Promise<InvitationRow> =>
  trx
    .insertInto('account_invitations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'email']).doUpdateSet({
        role: row.role,
        token_hash: row.token_hash,
        invited_by: row.invited_by,
        created_at: row.created_at,
        expires_at: row.expires_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteInvitation(accountId: string, invitationId: string, trx: Executor): Promise<boolean> {
  const result = await trx
    .deleteFrom('account_invitations')
    .where('account_id', '=', accountId)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * Finds an invitation that has not expired, to an account that is open, by the hash of its token: for whoever has the
 * mail, in any account or none.
 */
export const findByToken = (tokenHash: string, now: Date, db: Executor) =>
  db
    .selectFrom('account_invitations as i')
    .innerJoin('accounts as a', 'a.account_id', 'i.account_id')
    .leftJoin('auth_user as u', 'u.id', 'i.invited_by')
    .selectAll('i')
    .select(['a.name as account_name', 'u.name as inviter_name', 'u.email as inviter_email'])
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .where('a.status', '<>', 'INACTIVE')
    .executeTakeFirst()

/** Consumes an invitation; of two at once, one does. */
export async function takeByToken(tokenHash: string, now: Date, trx: Executor): Promise<InvitationRow | undefined> {
  return trx
    .deleteFrom('account_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
