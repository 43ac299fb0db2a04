import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from '../bank/bank.ts'
import type { OnboardingLink } from '../bank/ledger.ts'
import { finishAccount } from '../bank/make-account.ts'
import { connectPage } from './connect-page.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }
const query = z.object({ link: z.string() })
const form = z.object({
  name: z.string().trim().max(100).default(''),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  next: z.enum(['finish', 'later']),
})

/** Adds the page where a merchant completes onboarding. An expired link redirects to where a new one is made. */
export function addConnectPage(scope: FastifyInstance, bank: Bank): void {
  interface Asked {
    Params: { account: string }
  }
  const linkOf = (account: string, given: unknown): OnboardingLink | undefined => {
    const { data } = query.safeParse(given)
    const link = data && Object.hasOwn(bank.ledger.links, data.link) ? bank.ledger.links[data.link] : undefined
    return link?.accountId === account ? link : undefined
  }

  scope.get<Asked>('/connect/:account', hidden, async (request, reply) => {
    const link = linkOf(request.params.account, request.query)
    if (!link) return reply.callNotFound()
    if (link.expiresAt < bank.now()) return reply.redirect(link.refreshUrl, 303)
    return sendPage(reply, connectPage({ action: request.url, problem: '', name: '' }))
  })

  scope.post<Asked>('/connect/:account', hidden, async (request, reply) => {
    const link = linkOf(request.params.account, request.query)
    const account = bank.ledger.accounts[request.params.account]
    const { success, data } = form.safeParse(request.body)
    if (!link || !account || !success) return reply.callNotFound()
    if (data.next === 'finish') {
      if (data.name === '')
        return sendPage(
          reply,
          connectPage({ action: request.url, problem: 'Say what your business is called.', name: '' }),
        )
      finishAccount(account, data)
      bank.tell(account.id, { type: 'account.updated', object: account })
      await bank.save()
    }
    return reply.redirect(link.returnUrl, 303)
  })
}
