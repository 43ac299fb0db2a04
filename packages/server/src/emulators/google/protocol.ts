import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { GoogleKeys } from '../../platform/google/google-keys.ts'
import type { Authorizations } from './authorizations.ts'
import { GOOGLE_EMULATOR } from './google-emulator-endpoint.ts'
import type { TokenSigner } from './token-signer.ts'

interface ProtocolParts {
  issuer: string
  keys: GoogleKeys
  authorizations: Authorizations
  signer: TokenSigner
}

const hidden = { schema: { hide: true } }
const tokenForm = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

/** Adds what servers ask: discovery, public keys, tokens, and who somebody is. */
export function addProtocol(server: FastifyInstance, { issuer, keys, authorizations, signer }: ProtocolParts): void {
  void server.register(
    async (scope) => {
      scope.addContentTypeParser(
        /^application\/x-www-form-urlencoded(?:;|$)/,
        { parseAs: 'string' },
        (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text.toString()))),
      )
      scope.get('/.well-known/openid-configuration', hidden, async () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        code_challenge_methods_supported: ['S256'],
        claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sub'],
        authorization_response_iss_parameter_supported: true,
      }))
      scope.get('/jwks', hidden, async () => signer.publicKeys())

      scope.post('/token', hidden, async (request, reply) => {
        const { data } = tokenForm.safeParse(request.body)
        if (!data) return refuse(reply, 400, 'invalid_request')
        if (data.client_id !== keys.clientId || data.client_secret !== keys.clientSecret)
          return refuse(reply, 401, 'invalid_client')
        const granted = authorizations.redeem(data.code, {
          clientId: data.client_id,
          redirectUri: data.redirect_uri,
          codeVerifier: data.code_verifier,
        })
        if (!granted) return refuse(reply, 400, 'invalid_grant')
        return {
          access_token: authorizations.newAccessToken(granted.person),
          expires_in: 3600,
          scope: 'openid email profile',
          token_type: 'Bearer',
          id_token: await signer.idToken(granted.person, granted),
        }
      })

      scope.get('/userinfo', hidden, async (request, reply) => {
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
        const person = authorizations.personOf(token)
        if (!person) return refuse(reply, 401, 'invalid_token')
        const { subject: sub, email, isEmailVerified, name } = person
        return { sub, email, email_verified: isEmailVerified, name }
      })
    },
    { prefix: GOOGLE_EMULATOR },
  )
}

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply => reply.code(status).send({ error })
