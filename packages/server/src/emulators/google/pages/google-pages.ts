import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { GoogleKeys } from '../../../platform/google/google-keys.ts'
import { sendPage } from '../../stripe/pages/send-page.ts'
import type { Authorizations, EmulatedPerson } from '../authorizations.ts'
import { GOOGLE_EMULATOR } from '../google-emulator-endpoint.ts'
import { choosePage } from './choose-page.ts'
import { PEOPLE, personOf } from './people.ts'

/** The emulators look alike. */
const STYLES = join(import.meta.dirname, '../../stripe/browser/files/pages.css')
/** Where our own product takes people back; another address is refused, as one that was not registered. */
const CALLBACK_PATH = '/auth/google'

const query = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().default(''),
  nonce: z.string().default(''),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
})
const choice = z.union([
  z.object({ cancel: z.literal('yes') }),
  z.object({ person: z.string() }),
  z.object({ email: z.email(), name: z.string().max(80).default(''), verified: z.enum(['yes', 'no']) }),
])

/** Adds the page where a person agrees. */
export function addGooglePages(
  server: FastifyInstance,
  { issuer, keys, authorizations }: { issuer: string; keys: GoogleKeys; authorizations: Authorizations },
): void {
  const readQuery = (request: FastifyRequest) => {
    const { data } = query.safeParse(request.query)
    const isOurs =
      data?.client_id === keys.clientId &&
      new URL(data.redirect_uri).pathname === CALLBACK_PATH &&
      /^https?:$/.test(new URL(data.redirect_uri).protocol)
    return isOurs ? data : undefined
  }
  const hidden = { schema: { hide: true } }

  void server.register(
    async (scope) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
        done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
      )
      scope.get('/pages.css', hidden, async (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(await readFile(STYLES, 'utf8')),
      )
      scope.get('/authorize', hidden, async (request, reply) => {
        if (!readQuery(request)) return reply.callNotFound()
        return sendPage(reply, choosePage(request.url))
      })
      scope.post('/authorize', hidden, async (request, reply) => {
        const asked = readQuery(request)
        const { data: chosen } = choice.safeParse(request.body)
        const back = new URL(asked?.redirect_uri ?? 'http://nowhere.invalid')
        if (!asked || !chosen) return reply.callNotFound()
        back.searchParams.set('state', asked.state)
        const person = 'cancel' in chosen ? undefined : toPerson(chosen)
        if (!person) back.searchParams.set('error', 'access_denied')
        else {
          const { client_id: clientId, redirect_uri: redirectUri, nonce, code_challenge: codeChallenge } = asked
          back.searchParams.set('code', authorizations.grant({ clientId, redirectUri, nonce, codeChallenge }, person))
          back.searchParams.set('iss', issuer)
        }
        return reply.redirect(back.href, 303)
      })
    },
    { prefix: GOOGLE_EMULATOR },
  )
}

type Chosen = Exclude<z.output<typeof choice>, { cancel: 'yes' }>

function toPerson(chosen: Chosen): EmulatedPerson | undefined {
  if ('person' in chosen) return PEOPLE.find(({ subject }) => subject === chosen.person)
  return personOf(chosen.email.toLowerCase(), chosen.name, chosen.verified === 'yes')
}
