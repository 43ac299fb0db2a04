import type { FastifyInstance } from 'fastify'
import type { Bank } from '../bank/bank.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { accountPage, intentPage } from './account-page.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }

/** Adds a merchant's pages at the provider: payments, and revoking the connection. */
export function addAccountPages(scope: FastifyInstance, bank: Bank): void {
  const { ledger } = bank
  const intentsOf = (accountId: string) =>
    Object.values(ledger.intents)
      .filter((intent) => intent.accountId === accountId)
      .map(({ thing }) => thing)
      .toSorted((a, b) => b.created - a.created)
  const accountOf = (id: string) => (Object.hasOwn(ledger.accounts, id) ? ledger.accounts[id] : undefined)

  scope.get<{ Params: { account: string } }>('/accounts/:account', hidden, async ({ params }, reply) => {
    const account = accountOf(params.account)
    if (!account) return reply.callNotFound()
    const isClosed = Object.hasOwn(ledger.closed, account.id)
    return sendPage(reply, accountPage({ account, isClosed, intents: intentsOf(account.id) }))
  })

  scope.get<{ Params: { account: string; intent: string } }>(
    '/accounts/:account/payments/:intent',
    hidden,
    async ({ params }, reply) => {
      const account = accountOf(params.account)
      const intent = intentsOf(params.account).find(({ id }) => id === params.intent)
      if (!account || !intent) return reply.callNotFound()
      const charge = ledger.charges[intent.latest_charge ?? '']?.thing
      return sendPage(reply, intentPage({ account, intent, refunded: charge?.amount_refunded ?? 0 }))
    },
  )

  scope.post<{ Params: { account: string } }>('/accounts/:account/disconnect', hidden, async ({ params }, reply) => {
    const account = accountOf(params.account)
    if (!account) return reply.callNotFound()
    ledger.closed[account.id] = true
    bank.tell(account.id, {
      type: 'account.application.deauthorized',
      object: { id: 'ca_rehearsal', object: 'application', name: 'Test mode' },
    })
    await bank.save()
    return reply.redirect(`${EMULATOR_PATH}/accounts/${account.id}`, 303)
  })
}
