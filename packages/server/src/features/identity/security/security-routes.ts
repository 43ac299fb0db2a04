import { PASSKEY_NAME_MAX } from '@taplet/contract'
import { securityCalls } from '@taplet/contract/schemas'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import { browserOf } from '../sessions/browser-of.ts'
import { findUserById } from '../users/store.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isPlaceholderEmail } from '../identifier.ts'
import type { Limits } from '../limits/limits.ts'
import type { SecurityParts } from './create-security.ts'

interface SecurityRoutes {
  db: Database
  limits: Limits
  security: SecurityParts
}

/** These calls are about the person, not about the account that is worked in: they go by the session alone. */
export function bindSecurityRoutes(bind: Bind, { db, limits, security }: SecurityRoutes): void {
  const { changePassword, contactChanges, fetchSecurity, google, partyOf, passkeys, proof, secondFactor } = security
  const { requireParty, requireProof, requireSession, sessionList } = security

  /** The name under which a password manager or an authenticator app lists the account. */
  const labelOf = async (userId: string): Promise<string> => {
    const user = await findUserById(userId, db)
    return (isPlaceholderEmail(user?.email ?? '') ? user?.phone : user?.email) ?? ''
  }

  bind('security', securityCalls, {
    fetch: async ({ request }) => {
      const { userId } = await requireSession(request)
      return succeed({ security: await fetchSecurity(userId, partyOf(request) !== undefined) })
    },
    fetchSessions: async ({ request }) => succeed({ sessions: await sessionList.fetch(await requireSession(request)) }),
    endSession: async ({ input, request }) => {
      await sessionList.end(await requireSession(request), input.sessionId)
      return succeed({})
    },
    endOtherSessions: async ({ request }) =>
      succeed({ ended: await sessionList.endOthers(await requireSession(request)) }),
    sendProofCode: async ({ request }) =>
      succeed(await proof.sendCode(await requireSession(request), limits.addressKey(request.ip))),
    beginPasskeyProof: async ({ request }) => {
      const { userId } = await requireSession(request)
      return succeed(await passkeys.beginProof(userId, requireParty(request)))
    },
    prove: async ({ input, request }) => {
      const until = await proof.give(await requireSession(request), input, partyOf(request))
      return succeed({ provenUntil: until.toISOString() })
    },
    changePassword: async ({ input, request }) => {
      await changePassword(await requireSession(request), input)
      return succeed({})
    },
    beginContactChange: async ({ input, request }) => {
      const { userId } = await requireProof(request)
      return succeed(await contactChanges.begin(userId, input, limits.addressKey(request.ip)))
    },
    confirmContactChange: async ({ input: { attemptId, code }, request }) => {
      const { userId } = await requireSession(request)
      await contactChanges.confirm(userId, attemptId, code)
      return succeed({})
    },
    beginPasskey: async ({ request }) => {
      const { userId } = await requireProof(request)
      const label = await labelOf(userId)
      return succeed(await passkeys.beginAdding({ userId, name: label, label }, requireParty(request)))
    },
    addPasskey: async ({ input: { attemptId, name, passkey }, request }) => {
      const { userId } = await requireSession(request)
      const { browser, system } = browserOf(request.headers['user-agent'] ?? '')
      const named = name?.trim() || [browser, system].filter(Boolean).join(', ') || (await labelOf(userId))
      const made = { attemptId, name: named.slice(0, PASSKEY_NAME_MAX), response: passkey }
      return succeed({ passkey: await passkeys.add(userId, made, requireParty(request)) })
    },
    renamePasskey: async ({ input: { passkeyId, name }, request }) => {
      const { userId } = await requireSession(request)
      return succeed({ passkey: await passkeys.rename(userId, passkeyId, name) })
    },
    removePasskey: async ({ input, request }) => {
      const { userId } = await requireProof(request)
      await passkeys.remove(userId, input.passkeyId)
      return succeed({})
    },
    beginSecondFactor: async ({ request }) => {
      const { userId } = await requireProof(request)
      return succeed(await secondFactor.begin(userId, await labelOf(userId)))
    },
    confirmSecondFactor: async ({ input, request }) => {
      const { userId } = await requireSession(request)
      return succeed({ recoveryCodes: await secondFactor.confirm(userId, input.code) })
    },
    renewRecoveryCodes: async ({ request }) => {
      const { userId } = await requireProof(request)
      return succeed({ recoveryCodes: await secondFactor.renewRecoveryCodes(userId) })
    },
    removeSecondFactor: async ({ request }) => {
      const { userId } = await requireProof(request)
      await secondFactor.remove(userId)
      return succeed({})
    },
    unlinkGoogle: async ({ request }) => {
      const { userId } = await requireProof(request)
      await google?.unlink(userId)
      return succeed({})
    },
  })
}
