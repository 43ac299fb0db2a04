import { createAccounts } from '../features/account/create-accounts.ts'
import { createIdentity } from '../features/identity/create-identity.ts'
import { createLimits } from '../features/limits/create-limits.ts'
import type { ProfilePictures } from '../features/account/profile/profile-pictures.ts'
import { createOnboarding } from '../features/onboarding/create-onboarding.ts'
import { createPeople } from '../features/people/create-people.ts'
import type { Platform } from './create-platform.ts'

/** What identity and accounts need of features that depend on them: callable once all are created. */
interface Later {
  pictures: ProfilePictures
}

/** Identity, accounts and the limits of their plans. */
export function createIdentityFeatures(platform: Platform, { pictures }: Later) {
  const { config, db, secret, publicUrl, mail, sms, jobs, countryOf, google, clock, overrides } = platform
  const limits = createLimits()
  const accounts = createAccounts({ db, pictures, contactsOf: (accountId) => identity.contactsOf(accountId) })
  const identity = createIdentity({
    db,
    secret,
    publicUrl,
    mail,
    sms,
    language: config.language,
    accounts,
    jobs,
    countryOf,
    google,
    isDevelopment: config.isDevelopment,
    clock,
    hashing: overrides.hashing,
  })
  const people = createPeople({
    db,
    jobs,
    mail,
    publicUrl,
    language: config.language,
    lockAccount: limits.lockAccount,
    createAccount: accounts.create,
    addressOf: identity.addressOf,
    openAccount: identity.openAccount,
    requireProof: identity.requireProof,
    clock,
  })
  return { limits, accounts, identity, onboarding: createOnboarding({ db }), people }
}
export type IdentityFeatures = ReturnType<typeof createIdentityFeatures>
