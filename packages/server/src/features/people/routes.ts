import { peopleCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import type { Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { InvitationService } from './invitations.ts'
import type { ListPeople } from './list-people.ts'
import type { PeopleService } from './service.ts'

export interface PeopleRoutes {
  people: PeopleService
  invitations: InvitationService
  list: ListPeople
  /** Makes this the account that the request's session works in. */
  openAccount: (request: FastifyRequest, accountId: string) => Promise<void>
  /** Throws unless the person proved who they are a moment ago. */
  requireProof: (request: FastifyRequest) => Promise<unknown>
  /** The account that the request's session works in. */
  openOf: (request: FastifyRequest) => string
}

export function bindPeopleRoutes(bind: Bind, routes: PeopleRoutes): void {
  const { people, invitations, list, openAccount, requireProof, openOf } = routes
  bind('people', peopleCalls, {
    list: async ({ account }) => succeed(await list(account)),
    invite: async ({ account, input }) => {
      await invitations.invite(account, input.email, input.role)
      return succeed(await list(account))
    },
    resendInvitation: async ({ account, input }) => {
      await invitations.resend(account, input.invitationId)
      return succeed(await list(account))
    },
    revokeInvitation: async ({ account, input }) => {
      await invitations.revoke(account.accountId, input.invitationId)
      return succeed(await list(account))
    },
    changeRole: async ({ account, input, request }) => {
      // Whoever finds an open session must not make themselves an owner.
      if (input.role === 'owner') await requireProof(request)
      await people.changeRole(account, input.personId, input.role)
      return succeed(await list(account))
    },
    handOver: async ({ account, input, request }) => {
      await requireProof(request)
      await people.handOver(account, input.personId)
      return succeed({})
    },
    remove: async ({ account, input, request }) => {
      await requireProof(request)
      await people.remove(account, input.personId)
      return succeed(await list(account))
    },
    accounts: async ({ person, request }) =>
      succeed({ accounts: await people.memberships(person.personId, openOf(request)) }),
    openAccount: async ({ person, input, request }) => {
      await people.requireMember(input.accountId, person.personId)
      await openAccount(request, input.accountId)
      return succeed({})
    },
    leave: async ({ person, input }) => {
      await people.leave(person.personId, input.accountId)
      return succeed({})
    },
    showInvitation: async ({ input }) => succeed(await invitations.show(input.token)),
    acceptInvitation: async ({ person, input, request }) => {
      const joined = await invitations.accept(person.personId, input.token)
      await openAccount(request, joined.accountId)
      return succeed(joined)
    },
    declineInvitation: async ({ input }) => {
      await invitations.decline(input.token)
      return succeed({})
    },
  })
}
