import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const CODE_LENGTH = 6

/** E-mail or phone; a valid phone wins (spec §5). The server normalises both. */
const identifier = {
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional().meta({ description: 'E.164, e.g. +351215550148' }),
}
const password = z.string().max(1024)
const attemptId = z.string().max(100)
const code = z.string().max(20)

/** What a client does next: nothing, or one of the challenges of spec §4. */
const nextStep = z.enum(['SIGNED_IN', 'CONFIRM_SIGN_UP', 'SMS_CODE', 'NEW_PASSWORD'])
const signedIn = z.object({
  nextStep,
  accessToken: z.string().optional(),
  attemptId: z.string().optional(),
  destination: z.string().optional(),
})

export const identityCalls = defineCalls({
  signUp: {
    method: 'POST',
    path: '/auth/signUp',
    access: 'anyone',
    summary: 'Begin a sign-up: a code is sent; a known identifier answers just the same',
    body: z.object({ ...identifier, password, name: z.string().max(320).default('') }),
    answer: answers({
      nextStep,
      attemptId: z.string(),
      destination: z.string().meta({ description: 'Where the code went, masked' }),
    }),
  },
  resendCode: {
    method: 'POST',
    path: '/auth/resendCode',
    access: 'anyone',
    summary: 'Send a new code for an attempt; the old one stops working',
    body: z.object({ attemptId }),
    answer: answers({ destination: z.string() }),
  },
  confirmSignUp: {
    method: 'POST',
    path: '/auth/confirmSignUp',
    access: 'anyone',
    summary: 'Confirm a sign-up with its code and sign in',
    body: z.object({ attemptId: attemptId.optional(), code }),
    answer: answers({ ...signedIn.shape }),
  },
  signIn: {
    method: 'POST',
    path: '/auth/signIn',
    access: 'anyone',
    summary: 'Sign in with e-mail or phone and password; sets the session cookie and answers a bearer token',
    body: z.object({ ...identifier, password }),
    answer: answers({ ...signedIn.shape }),
  },
  confirmSignIn: {
    method: 'POST',
    path: '/auth/confirmSignIn',
    access: 'anyone',
    summary: 'Answer the SMS code challenge of a sign-in',
    body: z.object({ attemptId, code }),
    answer: answers({ ...signedIn.shape }),
  },
  signOut: {
    method: 'POST',
    path: '/auth/signOut',
    access: 'anyone',
    summary: 'End this session',
    body: noFields,
    answer: answers({}),
  },
  session: {
    method: 'GET',
    path: '/auth/session',
    access: 'anyone',
    summary: 'Is this browser signed in?',
    answer: answers({ isSignedIn: z.boolean() }),
  },
})
