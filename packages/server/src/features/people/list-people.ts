import { hasSeat, type Invitation, type Member, seatsOf } from '@taplet/contract'
import type { Database, Executor } from '../../platform/db/database.ts'
import { listInvitations } from './invitation-store.ts'
import type { Caller } from './service.ts'
import { findAccessLevel, listMembers } from './store.ts'

interface People {
  members: Member[]
  invitations: Invitation[]
  seats: { used: number; max: number }
}
export type ListPeople = (caller: Caller) => Promise<People>

interface ListOptions {
  db: Database
  /** Null for a placeholder, which nobody can read mail at. */
  addressOf: (email: string) => string | null
  clock: () => Date
}

/** Creates the list of an account's people, as its owners see it. */
export const createListPeople =
  ({ db, addressOf, clock }: ListOptions): ListPeople =>
  async ({ accountId, personId }) => {
    const [members, invitations, accessLevel] = await Promise.all([
      listMembers(accountId, db),
      listInvitations(accountId, db),
      findAccessLevel(accountId, db),
    ])
    const now = clock()
    const waiting = invitations.filter((row) => row.expires_at > now)
    return {
      members: members.map((row, index) => ({
        personId: row.person_id,
        name: row.name,
        email: addressOf(row.email),
        role: row.role,
        hasSeat: hasSeat(accessLevel, index),
        isYou: row.person_id === personId,
        joinedAt: row.joined_at.toISOString(),
      })),
      invitations: invitations.map((row) => ({
        invitationId: row.invitation_id,
        email: row.email,
        role: row.role,
        sentAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        isExpired: row.expires_at <= now,
      })),
      seats: { used: members.length + waiting.length, max: seatsOf(accessLevel) },
    }
  }

/** Counts the seats that are taken: by members, and by invitations that have not expired. */
export async function countSeats(accountId: string, now: Date, db: Executor): Promise<number> {
  const [members, invitations] = [await listMembers(accountId, db), await listInvitations(accountId, db)]
  return members.length + invitations.filter((row) => row.expires_at > now).length
}
