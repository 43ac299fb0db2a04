import {
  type AccountData,
  accountStanding,
  PLAN_PERIODS,
  type Role,
  roleAllows,
  SUBSCRIPTION_SOURCES,
} from '@taplet/contract'
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
const NO_CONTACTS: Contacts = { email: null, phone: null }
export interface AccountOptions {
  db: Database
  /** The account's contacts, which only the identity feature knows. */
  contactsOf: (accountId: string) => Promise<Contacts>
  pictures: ProfilePictures
}

export interface AccountService {
  /** Stores a new account with a random, unguessable prefix for its protected files. */
  create(account: { accountId: string; name: string }, trx?: Executor): Promise<{ identityId: string }>
  /** Returns the access level that limits depend on; 0 for an account that does not exist. */
  accessLevel(accountId: string): Promise<number>
  /** The contacts are for owners: nobody else needs the private address of who signed up. */
  fetch(caller: { accountId: string; role: Role }): Promise<AccountData>
}

export function createAccountService({ db, contactsOf, pictures }: AccountOptions): AccountService {
  return {
    async create({ accountId, name }, trx = db) {
      const identityId = randomUUID()
      await insertAccount({ accountId, identityId, name }, trx)
      return { identityId }
    },
    accessLevel: async (accountId) => (await findAccount(accountId, db))?.access_level ?? 0,
    async fetch({ accountId, role }) {
      const [row, contacts, creates] = await Promise.all([
        findAccount(accountId, db),
        roleAllows(role, 'account') ? contactsOf(accountId) : NO_CONTACTS,
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
  closesAt: row.closes_at?.toISOString() ?? null,
  identityId: row.identity_id,
  userObject: {},
  ...standing,
})

/** Returns what follows from the level and the profile; the tier is the name of the plan's access. */
function standingOf(row: AccountRow, creates: boolean) {
  const { tier: _, ...standing } = accountStanding({
    grantedLevel: Math.max(row.granted_level, row.base_level),
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
