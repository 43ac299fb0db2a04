import { type AccountData, accountStanding, PLAN_PERIODS, SUBSCRIPTION_SOURCES } from '@taplet/contract'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Executor } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { ProfilePictures } from './profile/profile-pictures.ts'
import { type AccountRow, findAccount, insertAccount, isCreator } from './store.ts'

interface Contacts {
  email: string | null
  phone: string | null
}
export interface AccountOptions {
  db: Database
  /** The account's contacts, which only the identity feature knows. */
  contactsOf: (accountId: string) => Promise<Contacts>
  pictures: ProfilePictures
}

export interface AccountService {
  /** Stores a new account with a random, unguessable prefix for its protected files. */
  create(account: { accountId: string; name: string }, trx?: Executor): Promise<{ identityId: string }>
  find(accountId: string): Promise<{ identityId: string; isActive: boolean; accessLevel: number } | undefined>
  /** Returns the access level that limits depend on; 0 for an account that does not exist. */
  accessLevel(accountId: string): Promise<number>
  fetch(accountId: string): Promise<AccountData>
}

export function createAccountService({ db, contactsOf, pictures }: AccountOptions): AccountService {
  return {
    async create({ accountId, name }, trx = db) {
      const identityId = randomUUID()
      await insertAccount({ accountId, identityId, name }, trx)
      return { identityId }
    },
    async find(accountId) {
      const row = await findAccount(accountId, db)
      if (!row) return undefined
      return { identityId: row.identity_id, isActive: row.status !== 'INACTIVE', accessLevel: row.access_level }
    },
    accessLevel: async (accountId) => (await findAccount(accountId, db))?.access_level ?? 0,
    async fetch(accountId) {
      const [row, contacts, creates] = await Promise.all([
        findAccount(accountId, db),
        contactsOf(accountId),
        isCreator(accountId, db),
      ])
      if (!row) throw new AppError('UNAUTHORIZED')
      return toAccountData(row, contacts, standingOf(row, creates), pictures.sign)
    },
  }
}

/** Returns the account in the shape of spec §3. */
const toAccountData = (
  row: AccountRow,
  contacts: Contacts,
  standing: ReturnType<typeof standingOf>,
  sign: (url: string) => string,
): AccountData => ({
  accountId: row.account_id,
  ...contacts,
  name: row.name,
  username: row.username ?? '',
  bio: row.bio,
  profilePicture: sign(row.profile_picture),
  language: row.language,
  timeZone: row.time_zone,
  createdAt: row.created_at.toISOString(),
  identityId: row.identity_id,
  userObject: {},
  ...standing,
})

/** Returns what follows from the level and the profile; the tier is the name of the plan's access. */
function standingOf(row: AccountRow, creates: boolean) {
  const { tier: _, ...standing } = accountStanding({
    grantedLevel: row.granted_level,
    subscription: subscriptionOf(row),
    isInactive: row.status === 'INACTIVE',
    username: row.username ?? '',
    name: row.name,
    bio: row.bio,
    isCreator: creates,
  })
  return standing
}

const source = z.enum(SUBSCRIPTION_SOURCES)
const period = z.enum(PLAN_PERIODS)

const subscriptionOf = (row: AccountRow) =>
  row.subscription_source === null
    ? null
    : {
        accessLevel: row.subscribed_level,
        source: source.parse(row.subscription_source),
        period: period.parse(row.subscription_period),
      }
