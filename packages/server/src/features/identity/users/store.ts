import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { seatOrder } from '../../../platform/db/members-ahead.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import type { Consent } from './consents.ts'

export type Trx = Transaction<Tables>

/** CHANGE: after giving the present one another must be chosen; RESET: a code to the address must come first. */
export type PasswordDemand = 'CHANGE' | 'RESET'

/** A user who can sign in, with the hash of the password if there is one. */
export interface User {
  userId: string
  email: string
  phone: string | null
  smsChallenge: boolean
  /** What has to be done about the password before the next session. */
  passwordDemand: PasswordDemand | null
  passwordHash: string | undefined
}

type UserKey = { email: string } | { phone: string } | { id: string }

const keyOf = (by: UserKey) => {
  if ('email' in by) return ['u.email', by.email] as const
  return 'phone' in by ? (['u.phone', by.phone] as const) : (['u.id', by.id] as const)
}

export const findUser = async (by: UserKey, db: Executor): Promise<User | undefined> => {
  const [column, value] = keyOf(by)
  const row = await db
    .selectFrom('auth_user as u')
    .leftJoin('auth_account as a', (join) =>
      join.onRef('a.user_id', '=', 'u.id').on('a.provider_id', '=', 'credential'),
    )
    .select(['u.id', 'u.email', 'u.phone', 'u.sms_challenge', 'u.password_demand', 'a.password'])
    .where(column, '=', value)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, email, phone, sms_challenge: smsChallenge, password_demand: passwordDemand, password } = row
  return { userId: id, email, phone, smsChallenge, passwordDemand, passwordHash: password ?? undefined }
}

export const findUserById = (userId: string, db: Executor): Promise<User | undefined> => findUser({ id: userId }, db)

export const findContacts = (userId: string, db: Executor) =>
  db
    .selectFrom('auth_user as u')
    // The account that was made with the person.
    .leftJoin('accounts as a', 'a.account_id', 'u.id')
    .select(['u.email', 'u.phone', 'a.language', 'a.time_zone'])
    .where('u.id', '=', userId)
    .executeTakeFirst()

/** Finds the contacts of an account's first owner. */
export const findOwnersContacts = (accountId: string, db: Executor) =>
  db
    .selectFrom('account_members as m')
    .innerJoin('auth_user as u', 'u.id', 'm.user_id')
    .innerJoin('accounts as a', 'a.account_id', 'm.account_id')
    .select(['u.email', 'u.phone', 'a.language', 'a.time_zone'])
    .where('m.account_id', '=', accountId)
    .where('m.role', '=', 'owner')
    .orderBy(seatOrder('m'))
    .limit(1)
    .executeTakeFirst()

interface NewUser {
  userId: string
  name: string
  email: string
  phone: string | null
  isEmailVerified: boolean
  now: Date
}

/** Stores a user whose address is verified, with the password hash of the identity library. */
export async function insertUser(user: NewUser & { passwordHash: string }, trx: Executor): Promise<void> {
  const { userId, passwordHash, now } = user
  await insertUserWithoutPassword(user, trx)
  await storePassword({ userId, passwordHash, now }, trx)
}

interface NewPassword {
  userId: string
  passwordHash: string
  now: Date
}

/** Stores the hash of the user's password in the place of an earlier one, if there was one. */
export async function storePassword({ userId, passwordHash, now }: NewPassword, trx: Executor): Promise<void> {
  await trx
    .insertInto('auth_account')
    .values({
      id: `credential:${userId}`,
      account_id: userId,
      provider_id: 'credential',
      user_id: userId,
      password: passwordHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ password: passwordHash, updated_at: now }))
    .execute()
}

/** Stores a user who signs in by other ways. */
export async function insertUserWithoutPassword(user: NewUser, trx: Executor): Promise<void> {
  const { userId, name, email, phone, isEmailVerified, now } = user
  await trx
    .insertInto('auth_user')
    .values({ id: userId, name, email, phone, email_verified: isEmailVerified, created_at: now, updated_at: now })
    .execute()
}

/** Says what has to be done about the password, or that nothing is left to do. */
export async function demandPassword(userId: string, demand: PasswordDemand | null, trx: Executor): Promise<void> {
  await trx.updateTable('auth_user').set({ password_demand: demand }).where('id', '=', userId).execute()
}

/** The person typed a code that was sent to this address. */
export async function markEmailVerified(userId: string, trx: Executor): Promise<void> {
  await trx.updateTable('auth_user').set({ email_verified: true }).where('id', '=', userId).execute()
}

/** Turns the code by text message at sign-in on or off. Returns whether that was a change. */
export async function setSmsChallenge(userId: string, isOn: boolean, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth_user')
    .set({ sms_challenge: isOn })
    .where('id', '=', userId)
    .where('sms_challenge', '!=', isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores what a person accepted by making the account; does nothing about a version that is stored already. */
export async function insertConsents(
  accountId: string,
  { terms, privacy }: Consent,
  acceptedAt: Date,
  trx: Executor,
): Promise<void> {
  const common = { account_id: accountId, accepted_at: acceptedAt }
  await trx
    .insertInto('account_consents')
    .values([
      { ...common, document: 'TERMS', version: terms },
      { ...common, document: 'PRIVACY', version: privacy },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Runs the work in one transaction; returns 'ADDRESS_TAKEN' when another user got the address meanwhile. Throws any
 * other error of the database.
 */
export async function withFreeAddress<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T | 'ADDRESS_TAKEN'> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (/^auth_user_(?:email|phone)_key$/.test(violatedConstraint(error) ?? '')) return 'ADDRESS_TAKEN'
    throw error
  }
}
