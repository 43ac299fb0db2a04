import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { accountAddresses } from './addresses.ts'

export const accountType = z.enum([
  'USER-GUEST',
  'USER-FREE',
  'CREATOR-FREE',
  'CREATOR-PROFESSIONAL',
  'CREATOR-ENTERPRISE',
])
export const accountStatus = z.enum(['NO_USERNAME', 'NO_NAME_AND_BIO', 'ACTIVE', 'INACTIVE'])

/** spec §3 Account and Account data. */
export const accountData = z
  .object({
    accountId: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    name: z.string(),
    username: z.string(),
    bio: z.string(),
    profilePicture: z.string(),
    createdAt: z.iso.datetime(),
    accountType,
    status: accountStatus,
    accessLevel: z.number().int(),
    identityId: z.string().meta({ description: 'Prefix of the account’s protected files' }),
    userObject: z.record(z.string(), z.unknown()),
    plan: z.object({ access: z.string(), source: z.string().nullable(), period: z.string().nullable() }),
    subscription: z.object({
      entitlement: z.string(),
      source: z.enum(['stripe', 'app_store', 'shopify']).nullable(),
      period: z.string().nullable(),
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
    summary: 'Change name, username, bio or profile picture',
    body: z.object({
      name: z.string().optional(),
      username: z.string().optional(),
      bio: z.string().optional(),
      profilePicture: z.string().optional(),
    }),
    answer: answers({}),
    isPending: true,
  },
})
