import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Steps that a phone's clock may be ahead or behind. */
const WINDOW = 1
const SECRET_BYTES = 20 // as RFC 4226 recommends

const totpOf = (secret: string, label: { issuer: string; label: string } = { issuer: '', label: '' }): TOTP =>
  new TOTP({ ...label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** Returns a new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the address that authenticator apps read from a QR code. */
export const totpUrl = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** Returns the step whose code this is (RFC 6238), of those around now; undefined when it is none. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}
