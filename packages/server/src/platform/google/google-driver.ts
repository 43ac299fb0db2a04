import type { Configuration } from 'openid-client'
import { z } from 'zod'
import type { GoogleKeys } from './google-keys.ts'
import type { GoogleSignIn } from './port.ts'

/** spec §9: email, profile, openid. Google knows no scope "admin". */
const SCOPE = 'openid email profile'
const TIMEOUT_S = 10

/** Where Google is: itself, or its emulator. */
export interface GoogleEndpoint {
  issuer: string
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Returns the address for the browser, where it differs from that of the protocol. */
  browserUrl?: ((url: URL) => string) | undefined
  /** The issuer is on plain http: the emulator. */
  isInsecure?: boolean
}

export const GOOGLE: GoogleEndpoint = { issuer: 'https://accounts.google.com' }

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  // Some providers of OpenID send it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
  name: z.string().max(320).default(''),
})

/** Loaded when first needed. */
const library = () => import('openid-client')

export function createGoogleSignIn(keys: GoogleKeys, endpoint: GoogleEndpoint = GOOGLE): GoogleSignIn {
  let discovered: Promise<Configuration> | undefined

  const discover = async (): Promise<Configuration> => {
    const client = await library()
    const { fetch } = endpoint
    return client.discovery(
      new URL(endpoint.issuer),
      keys.clientId,
      keys.clientSecret,
      client.ClientSecretPost(keys.clientSecret),
      {
        timeout: TIMEOUT_S,
        execute: endpoint.isInsecure ? [client.allowInsecureRequests] : [],
        ...(fetch && {
          [client.customFetch]: (url, { body, headers, method, redirect }) =>
            fetch(url, { headers, method, redirect, ...(body !== undefined && { body: body as BodyInit }) }),
        }),
      },
    )
  }
  // Fetched once; a failure is tried again with the next person.
  const configuration = async (): Promise<Configuration> => {
    discovered ??= discover()
    try {
      return await discovered
    } catch (error) {
      discovered = undefined
      throw error
    }
  }

  return {
    newAttempt: (redirectUri) => ({
      redirectUri,
      state: randomText(),
      nonce: randomText(),
      codeVerifier: randomText(),
    }),
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier }) {
      const client = await library()
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return endpoint.browserUrl?.(url) ?? url.href
    },
    async personOf({ redirectUri, state, nonce, codeVerifier }, answer) {
      const client = await library()
      const url = new URL(redirectUri)
      for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value)
      const tokens = await client.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const { sub, email, email_verified, name } = claims.parse(tokens.claims())
      return { subject: sub, email: email.toLowerCase(), isEmailVerified: email_verified, name }
    },
  }
}

/** 256 bits, in the letters that PKCE allows. */
const randomText = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
