import { createHash, randomBytes } from 'node:crypto'

const CODE_MS = 60_000
const TOKEN_MS = 3_600_000
/** Beyond, the oldest are dropped: nothing here is stored for long. */
const MAX = 1000

export interface EmulatedPerson {
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
}

export interface AuthorizationRequest {
  clientId: string
  redirectUri: string
  nonce: string
  codeChallenge: string
}

interface Granted extends AuthorizationRequest {
  person: EmulatedPerson
  expiresAt: number
}

export interface Authorizations {
  /** Returns the code of a person who agreed. */
  grant(request: AuthorizationRequest, person: EmulatedPerson): string
  /** Consumes a code; undefined when it is unknown, used, too old, or of another request. */
  redeem(code: string, asked: { clientId: string; redirectUri: string; codeVerifier: string }): Granted | undefined
  newAccessToken(person: EmulatedPerson): string
  personOf(accessToken: string): EmulatedPerson | undefined
}

/** Codes and tokens in memory: a restart ends what is under way, as an hour does at Google. */
export function createAuthorizations(clock: () => number): Authorizations {
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, { person: EmulatedPerson; expiresAt: number }>()
  const keep = <T>(map: Map<string, T>, key: string, value: T): void => {
    if (map.size >= MAX) map.delete(map.keys().next().value ?? '')
    map.set(key, value)
  }
  return {
    grant(request, person) {
      const code = `4/${randomBytes(30).toString('base64url')}`
      keep(codes, code, { ...request, person, expiresAt: clock() + CODE_MS })
      return code
    },
    redeem(code, { clientId, redirectUri, codeVerifier }) {
      const granted = codes.get(code)
      codes.delete(code)
      if (!granted || granted.expiresAt < clock()) return undefined
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const isSame =
        granted.clientId === clientId && granted.redirectUri === redirectUri && granted.codeChallenge === challenge
      return isSame ? granted : undefined
    },
    newAccessToken(person) {
      const token = `ya29.${randomBytes(40).toString('base64url')}`
      keep(tokens, token, { person, expiresAt: clock() + TOKEN_MS })
      return token
    },
    personOf(accessToken) {
      const found = tokens.get(accessToken)
      return found && found.expiresAt > clock() ? found.person : undefined
    },
  }
}
