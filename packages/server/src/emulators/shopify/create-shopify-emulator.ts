import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { SHOPIFY_API_VERSION } from '../../platform/billing/shopify/documents.ts'
import { SCHEMA } from './schema.ts'
import { type CreateArguments, createShopBills } from './shop-bills.ts'

/** Path prefix of the emulator; behind it the name of the shop, and then Shopify's own paths. */
const PREFIX = '/dev/shopify'
const hidden = { schema: { hide: true } }
const request = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) })

interface EmulatorOptions {
  ownFetch: OwnFetch
  /** In milliseconds. */
  now: () => number
}

/** Emulates what Shopify's Admin API says about bills of apps, over HTTP and in GraphQL, while there are no keys. */
export function createShopifyEmulator({ ownFetch, now }: EmulatorOptions) {
  const bills = createShopBills(now)

  /** Runs a document against the schema: what the schema does not know is refused, as by Shopify. */
  async function execute(shop: string, { query, variables }: z.output<typeof request>) {
    const { buildSchema, graphql } = await import('graphql')
    const pageOf = (number: string): string => `${PREFIX}/${shop}/confirm/${number}`
    return graphql({
      schema: buildSchema(SCHEMA),
      source: query,
      variableValues: variables,
      rootValue: {
        currentAppInstallation: () => ({ activeSubscriptions: bills.active(shop) }),
        appSubscriptionCreate: (wish: CreateArguments) => bills.create(shop, wish, pageOf),
        appSubscriptionCancel: ({ id }: { id: string }) => bills.cancel(shop, id),
      },
    })
  }

  return {
    /** Sends requests for shops here. */
    fetch: ((input, init) => {
      const { hostname, pathname, search } = new URL(input instanceof Request ? input.url : input)
      return ownFetch(`${PREFIX}/${hostname}${pathname}${search}`, init)
    }) satisfies typeof fetch,
    addRoutes(server: FastifyInstance): void {
      server.post<{ Params: { shop: string } }>(
        `${PREFIX}/:shop/admin/api/${SHOPIFY_API_VERSION}/graphql.json`,
        hidden,
        async ({ headers, params, body }, reply) => {
          if (!headers['x-shopify-access-token'])
            return reply
              .code(401)
              .send({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' })
          const { success, data } = request.safeParse(body)
          if (!success) return reply.code(400).send({ errors: { query: 'Required parameter missing or invalid' } })
          return execute(params.shop, data)
        },
      )
      server.get<{ Params: { shop: string; number: string }; Querystring: { answer?: string } }>(
        `${PREFIX}/:shop/confirm/:number`,
        hidden,
        async ({ params, query }, reply) => {
          const found = bills.find(params.shop, params.number)
          if (!found) return reply.callNotFound()
          if (query.answer !== undefined) {
            bills.answer(params.shop, found, query.answer === 'approve')
            return reply.redirect(found.returnUrl, 303)
          }
          const title = escapeHtml(found.name)
          return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>Test mode: here Shopify would ask the merchant of ${escapeHtml(params.shop)}.</p>
<p><a href="?answer=approve">Approve</a> <a href="?answer=decline">Cancel</a></p></html>`)
        },
      )
    },
  }
}
