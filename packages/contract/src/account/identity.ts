import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { accountName } from './account.ts'
import { role } from '../people/people.ts'
import { identityAddresses } from './addresses.ts'

/** E-mail or phone; a valid phone takes precedence (spec §5). The server normalises both. */
const identifier = {
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional().meta({ description: 'E.164, e.g. +351215550148' }),
}
const password = z.string().max(1024)
const attemptId = z.string().max(100)
const code = z.string().max(20)

/** The versions shown beside the button (LEGAL_VERSIONS); older ones are refused with TERMS_CHANGED. */
export const consent = z.object({ terms: z.string().max(40), privacy: z.string().max(40) })

/** The client's next step: none, or one of the challenges of spec §4. */
const nextStep = z.enum(['SIGNED_IN', 'CONFIRM_SIGN_UP', 'SMS_CODE', 'NEW_PASSWORD', 'SECOND_FACTOR', 'LINK_ACCOUNT'])
export const signedIn = z.object({
  nextStep,
  accessToken: z.string().optional(),
  attemptId: z.string().optional(),
  destination: z.string().optional(),
})

export const identityCalls = defineCalls(identityAddresses, {
  signUp: {
    summary: 'Begin a sign-up: a code is sent; a known identifier answers just the same',
    body: z.object({ ...identifier, password, consent, name: accountName.default('') }),
    answer: answers({
      nextStep,
      attemptId: z.string(),
      destination: z.string().meta({ description: 'Where the code went, masked' }),
    }),
  },
  resendCode: {
    summary: 'Send a new code for an attempt; the old one stops working',
    body: z.object({ attemptId }),
    answer: answers({ destination: z.string() }),
  },
  confirmSignUp: {
    summary: 'Confirm a sign-up with its code and sign in',
    body: z.object({ attemptId: attemptId.optional(), code }),
    answer: answers({ ...signedIn.shape }),
  },
  signIn: {
    summary: 'Sign in with e-mail or phone and password; sets the session cookie and answers a bearer token',
    body: z.object({ ...identifier, password }),
    answer: answers({ ...signedIn.shape }),
  },
  confirmSignIn: {
    summary: 'Answer the SMS code challenge of a sign-in',
    body: z.object({ attemptId, code }),
    answer: answers({ ...signedIn.shape }),
  },
  forgotPassword: {
    summary: 'Send a code for a new password; an unknown identifier answers just the same',
    body: z.object(identifier),
    answer: answers({ attemptId: z.string(), destination: z.string() }),
  },
  completeForgotPassword: {
    summary: 'Set a new password with the code, end all sessions, and sign in',
    body: z.object({ attemptId, code, password }),
    answer: answers({ ...signedIn.shape }),
  },
  resetPassword: {
    summary: 'Answer the new-password challenge of a sign-in; ends all other sessions',
    body: z.object({ attemptId, password }),
    answer: answers({ ...signedIn.shape }),
  },
  setSmsChallenge: {
    summary: 'Ask for a code by text message at each sign-in, or no longer',
    body: z.object({ isOn: z.boolean() }),
    answer: answers({ isOn: z.boolean() }),
  },
  signOut: {
    summary: 'End this session',
    body: noFields,
    answer: answers({}),
  },
  session: {
    summary: 'Is this browser signed in, as whom and in which account?',
    answer: answers({
      isSignedIn: z.boolean(),
      open: z
        .object({
          accountId: z.string(),
          personId: z.string(),
          role,
          accounts: z.number().int().meta({ description: 'How many accounts the person belongs to' }),
        })
        .optional()
        .meta({ description: 'The account that this session works in, and what the person may do there' }),
    }),
  },
})
