import { LANGUAGE_TAGS } from '@taplet/messages'
import { shortText } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { visibleName } from '../kit/visible-name.ts'
import { accountAddresses } from './addresses.ts'
import { PLAN_PERIODS, TIERS } from '../plans/plans.ts'
import { ACCOUNT_NAME_MAX, BIO_MAX } from './profile.ts'
import { ACCOUNT_STATUSES, ACCOUNT_TYPES, ENTITLEMENTS, SUBSCRIPTION_SOURCES } from '../plans/tiers.ts'

/** The name of a person and of their account, wherever it is typed; mails of ours carry it. */
export const accountName = z.union([z.literal(''), visibleName(ACCOUNT_NAME_MAX)])

export const accountType = z.enum(ACCOUNT_TYPES)
export const accountStatus = z.enum(ACCOUNT_STATUSES)
const subscriptionSource = z.enum(SUBSCRIPTION_SOURCES).nullable()
const planPeriod = z.enum(PLAN_PERIODS).nullable()

/** spec §3 Account and Account data. */
export const accountData = z
  .object({
    accountId: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    name: z.string(),
    username: z.string(),
    bio: z.string(),
    profilePicture: z.string().meta({ description: 'A link that is valid for a week; empty without a picture' }),
    language: z.string().meta({ description: 'A language tag; empty: that of the device' }),
    timeZone: z.string().meta({ description: 'An IANA name; empty: that of the device' }),
    createdAt: z.iso.datetime(),
    accountType,
    status: accountStatus,
    accessLevel: z.number().int(),
    closesAt: z.iso.datetime().nullable().meta({ description: 'When a closed account is erased; null: it is open' }),
    identityId: z.string().meta({ description: 'Prefix of the account’s protected files' }),
    userObject: z.record(z.string(), z.unknown()),
    plan: z.object({ access: z.enum(TIERS), source: subscriptionSource, period: planPeriod }),
    subscription: z.object({
      entitlement: z.enum(ENTITLEMENTS),
      source: subscriptionSource,
      period: planPeriod,
    }),
  })
  .meta({ id: 'AccountData' })
export type AccountData = z.output<typeof accountData>

export const accountCalls = defineCalls(accountAddresses, {
  fetch: {
    summary: 'The signed-in account',
    answer: answers({ accountData }),
  },
  update: {
    summary: 'Change name, username, bio, picture, language or time zone: all that is named, or nothing',
    body: z.object({
      name: accountName.optional(),
      username: z.string().max(200).optional(),
      bio: shortText(BIO_MAX).optional(),
      profilePicture: z
        .string()
        .max(2048)
        .optional()
        .meta({ description: 'The address of a file that was uploaded as account/profilePicture; empty: no picture' }),
      language: z.enum(['', ...LANGUAGE_TAGS]).optional(),
      timeZone: z.string().max(100).optional(),
    }),
    answer: answers({ accountData }),
  },
  checkUsername: {
    summary: 'Can this be the username of the account?',
    body: z.object({ username: z.string().max(200) }),
    answer: answers({ isAvailable: z.boolean(), reason: z.string().optional() }),
  },
})
