import { MAX_PASSKEYS, type Passkey, PRODUCT } from '@taplet/contract'
import type { newPasskeyResponse, passkeyResponse } from '@taplet/contract/schemas'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Notices } from '../notices/notices.ts'
import type { Ticket, TicketKind, Tickets } from '../tickets/tickets.ts'
import type { RelyingParty } from './relying-party.ts'
import * as store from './store.ts'

type NewResponse = z.output<typeof newPasskeyResponse>
type Response = z.output<typeof passkeyResponse>
export interface Ceremony {
  attemptId: string
  options: Record<string, unknown>
}

export interface Passkeys {
  list(userId: string): Promise<Passkey[]>
  beginAdding(user: { userId: string; name: string; label: string }, party: RelyingParty): Promise<Ceremony>
  add(
    userId: string,
    made: { attemptId: string; name: string; response: NewResponse },
    party: RelyingParty,
  ): Promise<Passkey>
  rename(userId: string, passkeyId: string, name: string): Promise<Passkey>
  remove(userId: string, passkeyId: string): Promise<void>
  beginSignIn(party: RelyingParty): Promise<Ceremony>
  /** Returns whose passkey signed. */
  signIn(attemptId: string, response: Response, party: RelyingParty): Promise<string>
  beginProof(userId: string, party: RelyingParty): Promise<Ceremony>
  /** Throws unless a passkey of this person signed. */
  prove(userId: string, attemptId: string, response: Response, party: RelyingParty): Promise<void>
}

const challengeOf = z.object({ challenge: z.string() })
/** Loaded when first needed: certificates and CBOR are most of it. */
const library = () => import('@simplewebauthn/server')
// The library's options are plain JSON, which its types do not say.
const asJson = (options: object): Record<string, unknown> => ({ ...options })
const refused = (cause?: unknown) => new AppError('PASSKEY_REFUSED', { cause })

const toPasskey = (row: store.PasskeyRow): Passkey => ({
  passkeyId: row.passkey_id,
  name: row.name,
  isSynced: row.is_synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** Passkeys (WebAuthn), with the person verified by the device each time: they stand in for password and second factor. */
export function createPasskeys(options: {
  db: Database
  notices: Notices
  tickets: Tickets
  clock: () => Date
}): Passkeys {
  const { db, notices, tickets, clock } = options

  const ask = async (kind: TicketKind, rows: readonly store.PasskeyRow[], party: RelyingParty, userId?: string) => {
    const { generateAuthenticationOptions } = await library()
    const made = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
      allowCredentials: rows.map(({ credential_id: id }) => ({ id })),
    })
    const content = { challenge: made.challenge }
    const attemptId = await tickets.issue({ kind, content, ...(userId !== undefined && { userId }) })
    return { attemptId, options: asJson(made) }
  }

  /** Returns the passkey that signed the challenge of the ticket. */
  const check = async (ticket: Ticket, response: Response, party: RelyingParty): Promise<store.PasskeyRow> => {
    const row = await store.findByCredential(response.id, db)
    if (!row) throw refused()
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challengeOf.parse(ticket.content).challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
      },
    }).catch((error: unknown) => {
      throw refused(error)
    })
    if (!verified) throw refused()
    if (!(await store.noteUse(row.passkey_id, authenticationInfo.newCounter, clock(), db))) throw refused()
    return row
  }

  return {
    list: async (userId) => (await store.findPasskeys(userId, db)).map(toPasskey),
    async beginAdding({ userId, name, label }, party) {
      const rows = await store.findPasskeys(userId, db)
      if (rows.length >= MAX_PASSKEYS) throw new AppError('PASSKEY_LIMIT_REACHED')
      const { generateRegistrationOptions } = await library()
      const made = await generateRegistrationOptions({
        rpName: PRODUCT.name,
        rpID: party.id,
        userID: new TextEncoder().encode(userId),
        userName: label,
        userDisplayName: name || label,
        attestationType: 'none',
        excludeCredentials: rows.map(({ credential_id: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const attemptId = await tickets.issue({ kind: 'PASSKEY_ADD', userId, content: { challenge: made.challenge } })
      return { attemptId, options: asJson(made) }
    },
    async add(userId, { attemptId, name, response }, party) {
      const ticket = await tickets.use('PASSKEY_ADD', attemptId)
      if (ticket.userId !== userId) throw new AppError('CODE_EXPIRED')
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo: info } = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challengeOf.parse(ticket.content).challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch((error: unknown) => {
        throw refused(error)
      })
      if (!verified || !info) throw refused()
      try {
        return await inTransaction(db, async (trx) => {
          const row = await store.insertPasskey(
            {
              passkey_id: newId(),
              user_id: userId,
              credential_id: info.credential.id,
              public_key: Buffer.from(info.credential.publicKey),
              counter: info.credential.counter,
              transports: response.response.transports ?? [],
              is_synced: info.credentialBackedUp,
              name,
              created_at: clock(),
            },
            trx,
          )
          await notices.enqueue({ kind: 'PASSKEY_ADDED', userId, detail: name }, trx)
          return toPasskey(row)
        })
      } catch (error) {
        if (violatedConstraint(error) === 'auth_passkeys_credential_id_key') throw refused(error)
        throw error
      }
    },
    async rename(userId, passkeyId, name) {
      const row = await store.renamePasskey(userId, passkeyId, name, db)
      if (!row) throw new AppError('NOT_FOUND')
      return toPasskey(row)
    },
    remove: (userId, passkeyId) =>
      inTransaction(db, async (trx) => {
        const row = await store.deletePasskey(userId, passkeyId, trx)
        if (!row) throw new AppError('NOT_FOUND')
        await notices.enqueue({ kind: 'PASSKEY_REMOVED', userId, detail: row.name }, trx)
      }),
    beginSignIn: (party) => ask('PASSKEY_SIGN_IN', [], party),
    async signIn(attemptId, response, party) {
      const ticket = await tickets.use('PASSKEY_SIGN_IN', attemptId)
      const row = await check(ticket, response, party)
      const handle = response.response.userHandle
      if (handle !== undefined && Buffer.from(handle, 'base64url').toString() !== row.user_id) throw refused()
      return row.user_id
    },
    beginProof: async (userId, party) => ask('PASSKEY_PROOF', await store.findPasskeys(userId, db), party, userId),
    async prove(userId, attemptId, response, party) {
      const ticket = await tickets.use('PASSKEY_PROOF', attemptId)
      if (ticket.userId !== userId) throw new AppError('CODE_EXPIRED')
      if ((await check(ticket, response, party)).user_id !== userId) throw refused()
    },
  }
}
