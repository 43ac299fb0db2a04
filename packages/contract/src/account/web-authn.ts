import { z } from 'zod'

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+={0,2}$/)
const attachment = z.enum(['platform', 'cross-platform']).nullish()
const extensions = z.record(z.string(), z.unknown()).default({})

/** Options of a WebAuthn ceremony in the JSON form of the standard, for the browser. */
export const passkeyOptions = z.record(z.string(), z.unknown())

/** What the browser made of the options: a new passkey. */
export const newPasskeyResponse = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})

/** What the browser made of the options: the signature of a passkey. */
export const passkeyResponse = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: z.string().max(200).optional(),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
})
