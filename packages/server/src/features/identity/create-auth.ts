import { betterAuth } from 'better-auth'
import type { Pool } from 'pg'

/** How passwords are hashed for storage. */
export interface Hashing {
  hash(password: string): Promise<string>
  verify(stored: { password: string; hash: string }): Promise<boolean>
}

export interface AuthOptions {
  pool: Pool
  secret: string
  /** Origin for links in mails, which also decides about Secure cookies; without trailing slash. */
  publicUrl: string
  /** Default: the library's scrypt. */
  hashing?: Hashing | undefined
}

/**
 * The identity library on our tables (migration 0002). Its own sign-up stays closed and its HTTP handler is not mounted:
 * the calls of the contract are the only way in (record 010).
 */
export const createAuth = ({ pool, secret, publicUrl, hashing }: AuthOptions) =>
  betterAuth({
    baseURL: publicUrl,
    secret,
    database: pool,
    logger: { disabled: true },
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, ...(hashing && { password: hashing }) },
    user: {
      modelName: 'auth_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        phone: { type: 'string', required: false, unique: true, input: false },
        smsChallenge: {
          type: 'boolean',
          required: true,
          defaultValue: false,
          input: false,
          fieldName: 'sms_challenge',
        },
      },
    },
    session: {
      modelName: 'auth_session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    account: {
      modelName: 'auth_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
  })
