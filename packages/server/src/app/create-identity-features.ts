import { createAccounts } from '../features/account/create-accounts.ts'
import { createIdentity } from '../features/identity/create-identity.ts'
import { createLimits } from '../features/limits/create-limits.ts'
import type { Platform } from './create-platform.ts'

/** Identity, accounts and the limits of their plans. */
export function createIdentityFeatures({ config, db, pool, secret, publicUrl, mail, sms, clock, overrides }: Platform) {
  const limits = createLimits()
  const accounts = createAccounts({ db, contactsOf: (accountId) => identity.contactsOf(accountId) })
  const identity = createIdentity({
    pool,
    db,
    secret,
    publicUrl,
    mail,
    sms,
    language: config.language,
    accounts,
    clock,
    hashing: overrides.hashing,
  })
  return { limits, accounts, identity }
}
export type IdentityFeatures = ReturnType<typeof createIdentityFeatures>
