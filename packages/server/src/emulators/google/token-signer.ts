import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { EmulatedPerson } from './authorizations.ts'

const KEY_ID = 'taplet-emulator'
const ALGORITHM = 'RS256'
const LIFE_S = 3600

export interface TokenSigner {
  publicKeys(): Promise<{ keys: JWK[] }>
  idToken(person: EmulatedPerson, to: { clientId: string; nonce: string }): Promise<string>
}

/** Signs identity tokens with a key made for this run. */
export function createTokenSigner({ issuer, clock }: { issuer: string; clock: () => number }): TokenSigner {
  let made: ReturnType<typeof generateKeyPair> | undefined
  const pair = () => (made ??= generateKeyPair(ALGORITHM))
  return {
    async publicKeys() {
      const key = await exportJWK((await pair()).publicKey)
      return { keys: [{ ...key, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }
    },
    async idToken({ subject, email, isEmailVerified, name }, { clientId, nonce }) {
      const now = Math.floor(clock() / 1000)
      return new SignJWT({ email, email_verified: isEmailVerified, name, nonce, azp: clientId })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE_S)
        .sign((await pair()).privateKey)
    },
  }
}
