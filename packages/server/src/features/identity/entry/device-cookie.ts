import { PRODUCT } from '@taplet/contract'
import { randomBytes } from 'node:crypto'
import { createCookie } from '../sessions/create-cookie.ts'

const SECONDS = 180 * 24 * 60 * 60

/** By which a browser is recognised at its next sign-in. It gives no access, and outlives signing out. */
export const createDeviceCookie = (isHttps: boolean) =>
  createCookie({ name: `${PRODUCT.slug}_device`, isHttps, maxAgeSeconds: SECONDS })

export const newDevice = (): string => randomBytes(24).toString('base64url')
