import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { ROLES } from './roles.ts'
import { peopleAddresses } from './addresses.ts'

export const role = z.enum(ROLES).meta({ description: 'What a person may do in an account (docs/roles.md)' })
const personId = z.string().max(100)
const token = z.string().max(100).meta({ description: 'Of the link in the mail' })

export const member = z
  .object({
    personId,
    name: z.string(),
    email: z.string().nullable(),
    role,
    /** False: the plan has fewer places than the account has people, so that they see numbers only. */
    hasSeat: z.boolean().meta({ description: 'False: beyond the seats of the plan, so they see numbers only' }),
    isYou: z.boolean(),
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'Member' })
export type Member = z.output<typeof member>

export const invitation = z
  .object({
    invitationId: entityId,
    email: z.string(),
    role,
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof invitation>

/** An account that a person belongs to. */
export const membership = z
  .object({
    accountId: z.string(),
    name: z.string(),
    role: role.meta({ description: 'As it counts now: a viewer where the plan has no seat for them' }),
    hasSeat: z.boolean(),
    isOpen: z.boolean().meta({ description: 'The one that this session works in' }),
    owners: z.array(z.string()).meta({ description: 'Names of whom to ask' }),
    canLeave: z.boolean().meta({ description: 'False for the only owner' }),
  })
  .meta({ id: 'Membership' })
export type Membership = z.output<typeof membership>

const people = {
  members: z.array(member),
  invitations: z.array(invitation),
  seats: z.object({ used: z.number().int(), max: z.number().int() }),
}
const ofInvitation = z.object({ invitationId: entityId })
const ofPerson = z.object({ personId })
const ofAccount = z.object({ accountId: z.string().max(100) })

/** Who belongs to an account, and which accounts one belongs to. */
export const peopleCalls = defineCalls(peopleAddresses, {
  list: {
    summary: 'People of the account, and open invitations',
    answer: answers(people),
  },
  invite: {
    summary: 'Invite somebody by mail. The same address again gets a new link and role',
    body: z.object({ email: z.string().max(254), role: role.exclude(['owner']) }),
    answer: answers(people),
  },
  resendInvitation: {
    summary: 'Send an invitation again, with a new link; the old one stops working',
    body: ofInvitation,
    answer: answers(people),
  },
  revokeInvitation: {
    summary: 'Withdraw an invitation: its link stops working',
    body: ofInvitation,
    answer: answers(people),
  },
  changeRole: {
    summary: 'Change what a person may do. The last owner stays one. Making an owner needs proof of the last minutes',
    body: z.object({ personId, role }),
    answer: answers(people),
  },
  handOver: {
    summary: 'Make another person the owner, and oneself an editor. Needs proof of the last minutes',
    body: ofPerson,
    answer: answers({}),
  },
  remove: {
    summary: 'Take a person out of the account, at once. Needs proof of the last minutes',
    body: ofPerson,
    answer: answers(people),
  },
  accounts: {
    summary: 'Accounts that I belong to',
    answer: answers({ accounts: z.array(membership) }),
  },
  openAccount: {
    summary: 'Work in another account that I belong to, with this session',
    body: ofAccount,
    answer: answers({}),
  },
  leave: {
    summary: 'Leave an account. Its last owner cannot',
    body: ofAccount,
    answer: answers({}),
  },
  showInvitation: {
    summary: 'What an invitation is about',
    body: z.object({ token }),
    answer: answers({
      accountName: z.string(),
      invitedBy: z.string(),
      email: z.string().meta({ description: 'Only who has confirmed this address can accept' }),
      role,
      expiresAt: z.iso.datetime(),
    }),
  },
  acceptInvitation: {
    summary: 'Join the account of an invitation and open it. Needs the invited address, confirmed',
    body: z.object({ token }),
    answer: answers({ accountId: z.string(), role }),
  },
  declineInvitation: {
    summary: 'Decline an invitation: its link stops working',
    body: z.object({ token }),
    answer: answers({}),
  },
})
