import type { Executor } from '../../../platform/db/database.ts'

/** An account as the operator sees it. */
export interface OperatedAccount {
  account_id: string
  email: string
  name: string
  /** The effective level: the higher of what the operator gave and what a subscription gives. */
  access_level: number
  granted_level: number
  subscribed_level: number
  status: string
  /** What the person has to do about the password before the next session. */
  password_demand: 'CHANGE' | 'RESET' | null
  /** Whether signing in asks for a code of an app, or by text message. */
  has_second_factor: boolean
  created_at: Date
}

/** What the operator changes of an account. */
export type OperatedField = 'ACCESS_LEVEL' | 'PASSWORD' | 'SECOND_FACTOR' | 'STATUS'

interface AccountChange {
  account_id: string
  field: OperatedField
  before: string
  after: string
  changed_by: string
  reason: string
}

const select = (db: Executor) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('auth_user as u', 'u.id', 'a.account_id')
    .select([
      'a.account_id',
      'u.email',
      'a.name',
      'a.access_level',
      'a.granted_level',
      'a.subscribed_level',
      'a.status',
      'u.password_demand',
      'a.created_at',
    ])
    .select((get) =>
      get
        .or([
          get('u.sms_challenge', '=', true),
          get.exists(
            get
              .selectFrom('auth_second_factors as f')
              .select('f.user_id')
              .whereRef('f.user_id', '=', 'u.id')
              .where('f.confirmed_at', 'is not', null),
          ),
        ])
        .$castTo<boolean>()
        .as('has_second_factor'),
    )

/** Finds an account by its id, email or phone number, and locks it. */
export const find = (who: string, trx: Executor): Promise<OperatedAccount | undefined> =>
  select(trx)
    .where((is) =>
      is.or([is('a.account_id', '=', who), is('u.email', '=', who.toLowerCase()), is('u.phone', '=', who)]),
    )
    .forNoKeyUpdate(['a'])
    .executeTakeFirst()

/** Returns accounts that are lifted or inactive, the newest first. */
export const listUnusual = (limit: number, db: Executor): Promise<OperatedAccount[]> =>
  select(db)
    .where((is) => is.or([is('a.access_level', '>', is.ref('a.base_level')), is('a.status', '=', 'INACTIVE')]))
    .orderBy('a.created_at', 'desc')
    .limit(limit)
    .execute()

export async function setStatus(accountId: string, status: string, trx: Executor): Promise<void> {
  await trx.updateTable('accounts').set({ status }).where('account_id', '=', accountId).execute()
}

/** Has the person choose another password at the next sign-in, and signs out everywhere. */
export async function demandPassword(accountId: string, demand: 'CHANGE' | 'RESET', trx: Executor): Promise<void> {
  await trx.updateTable('auth_user').set({ password_demand: demand }).where('id', '=', accountId).execute()
  await trx.deleteFrom('auth_session').where('user_id', '=', accountId).execute()
}

/** Lets somebody in again who lost phone and recovery codes. */
export async function dropSecondFactors(accountId: string, trx: Executor): Promise<void> {
  await trx.updateTable('auth_user').set({ sms_challenge: false }).where('id', '=', accountId).execute()
  await trx.deleteFrom('auth_second_factors').where('user_id', '=', accountId).execute()
}

export async function record(row: AccountChange, trx: Executor): Promise<void> {
  await trx.insertInto('account_changes').values(row).execute()
}

/** Returns the newest changes, of one account or of all. */
export const changes = (limit: number, accountId: string | undefined, db: Executor) =>
  db
    .selectFrom('account_changes as c')
    .innerJoin('auth_user as u', 'u.id', 'c.account_id')
    .select(['u.email', 'c.field', 'c.before', 'c.after', 'c.changed_by', 'c.reason', 'c.changed_at'])
    .$if(accountId !== undefined, (query) => query.where('c.account_id', '=', accountId ?? ''))
    .orderBy('c.change_id', 'desc')
    .limit(limit)
    .execute()
