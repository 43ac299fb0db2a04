import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { PASSKEY_NAME_MAX } from './limits.ts'
import { securityAddresses } from './security-addresses.ts'
import { newPasskeyResponse, passkeyOptions, passkeyResponse } from './web-authn.ts'

const id = z.string().min(1).max(100)
const code = z.string().max(20)
const password = z.string().max(1024)
const at = z.iso.datetime()

export const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  isSynced: z.boolean().meta({ description: 'Kept by a password manager, on all devices of its owner' }),
  createdAt: at,
  lastUsedAt: at.nullable(),
})
export type Passkey = z.output<typeof passkey>

export const security = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  takesPhones: z.boolean().meta({ description: 'Whether this installation sends text messages' }),
  hasPassword: z.boolean(),
  passwordChangedAt: at.nullable(),
  smsChallenge: z.boolean(),
  passkeys: z.array(passkey),
  canUsePasskeys: z.boolean().meta({ description: 'False at an address that is neither https nor this computer' }),
  secondFactor: z.object({ confirmedAt: at, recoveryCodesLeft: z.number().int() }).nullable(),
  google: z.object({ isAvailable: z.boolean(), email: z.string().nullable() }),
})
export type Security = z.output<typeof security>

export const signedInDevice = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  device: z.enum(['PHONE', 'TABLET', 'DESKTOP', 'OTHER']),
  browser: z.string().meta({ description: 'Name of the browser; empty when unknown' }),
  system: z.string().meta({ description: 'Name of the operating system; empty when unknown' }),
  country: z.string().nullable().meta({ description: 'ISO 3166-1; null when unknown' }),
  signedInAt: at,
  lastUsedAt: at,
})
export type SignedInDevice = z.output<typeof signedInDevice>

// inline-text: API documents
const withinMinutes = 'Answers REAUTHENTICATION_REQUIRED unless the person proved who they are within ten minutes'

export const securityCalls = defineCalls(securityAddresses, {
  fetch: {
    summary: 'How the signed-in person signs in',
    answer: answers({ security }),
  },
  fetchSessions: {
    summary: 'Where the signed-in person is signed in, the last used first',
    answer: answers({ sessions: z.array(signedInDevice) }),
  },
  endSession: {
    summary: 'Sign out on another device',
    body: z.object({ sessionId: id }),
    answer: answers({}),
  },
  endOtherSessions: {
    summary: 'Sign out everywhere but here',
    body: noFields,
    answer: answers({ ended: z.number().int() }),
  },
  sendProofCode: {
    summary: 'Send a code by which a person without a password proves who they are',
    body: noFields,
    answer: answers({ attemptId: z.string(), destination: z.string() }),
  },
  beginPasskeyProof: {
    summary: 'Options for proving who one is by a passkey',
    body: noFields,
    answer: answers({ attemptId: z.string(), options: passkeyOptions }),
  },
  prove: {
    summary: 'Prove who one is, by password, code or passkey; it counts for ten minutes',
    body: z.object({
      password: password.optional(),
      attemptId: id.optional(),
      code: code.optional(),
      passkey: passkeyResponse.optional(),
    }),
    answer: answers({ provenUntil: at }),
  },
  changePassword: {
    summary: `Change or set the password; ends all other sessions. ${withinMinutes}, or sends the current password`,
    body: z.object({ currentPassword: password.optional(), newPassword: password }),
    answer: answers({}),
  },
  beginContactChange: {
    summary: `Send a code to a new e-mail address or phone number. ${withinMinutes}`,
    body: z.object({ email: z.string().max(254).optional(), phone: z.string().max(40).optional() }),
    answer: answers({ attemptId: z.string(), destination: z.string() }),
  },
  confirmContactChange: {
    summary: 'Confirm a new e-mail address or phone number by its code; the old one is notified, and can undo it',
    body: z.object({ attemptId: id, code }),
    answer: answers({}),
  },
  beginPasskey: {
    summary: `Options for making a passkey. ${withinMinutes}`,
    body: noFields,
    answer: answers({ attemptId: z.string(), options: passkeyOptions }),
  },
  addPasskey: {
    summary: 'Add the passkey that was made',
    body: z.object({ attemptId: id, name: z.string().max(PASSKEY_NAME_MAX).optional(), passkey: newPasskeyResponse }),
    answer: answers({ passkey }),
  },
  renamePasskey: {
    summary: 'Give a passkey a name',
    body: z.object({ passkeyId: id, name: z.string().trim().min(1).max(PASSKEY_NAME_MAX) }),
    answer: answers({ passkey }),
  },
  removePasskey: {
    summary: `Remove a passkey. ${withinMinutes}`,
    body: z.object({ passkeyId: id }),
    answer: answers({}),
  },
  beginSecondFactor: {
    summary: `A secret for an authenticator app, which counts once a code of it is confirmed. ${withinMinutes}`,
    body: noFields,
    answer: answers({
      secret: z.string().meta({ description: 'Base32, for typing' }),
      url: z.string().meta({ description: 'otpauth://…, for a QR code' }),
    }),
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on by a code of the app; answers recovery codes, this once',
    body: z.object({ code }),
    answer: answers({ recoveryCodes: z.array(z.string()) }),
  },
  renewRecoveryCodes: {
    summary: `Make new recovery codes; the old ones stop working. ${withinMinutes}`,
    body: noFields,
    answer: answers({ recoveryCodes: z.array(z.string()) }),
  },
  removeSecondFactor: {
    summary: `Turn the second factor off. ${withinMinutes}`,
    body: noFields,
    answer: answers({}),
  },
  unlinkGoogle: {
    summary: `Stop signing in with Google. ${withinMinutes}`,
    body: noFields,
    answer: answers({}),
  },
})
