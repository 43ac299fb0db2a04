import { type AccountData, tierOf } from '@taplet/contract'
import { accountStatus, accountType } from '@taplet/contract/schemas'
import { randomUUID } from 'node:crypto'
import type { Database, Executor } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { ProfilePictures } from './profile/profile-pictures.ts'
import { type AccountRow, findAccount, insertAccount } from './store.ts'

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
      const [row, contacts] = await Promise.all([findAccount(accountId, db), contactsOf(accountId)])
      if (!row) throw new AppError('UNAUTHORIZED')
      return toAccountData(row, contacts, pictures.sign)
    },
  }
}

/** Returns the account in the shape of spec §3. Without a subscription the plan follows from the access level alone. */
const toAccountData = (row: AccountRow, contacts: Contacts, sign: (url: string) => string): AccountData => ({
  accountId: row.account_id,
  ...contacts,
  name: row.name,
  username: row.username ?? '',
  bio: row.bio,
  profilePicture: sign(row.profile_picture),
  language: row.language,
  timeZone: row.time_zone,
  createdAt: row.created_at.toISOString(),
  accountType: accountType.parse(row.account_type),
  status: accountStatus.parse(row.status),
  accessLevel: row.access_level,
  identityId: row.identity_id,
  userObject: {},
  plan: { access: tierOf(row.access_level), source: null, period: null },
  subscription: { entitlement: 'free', source: null, period: null },
})
