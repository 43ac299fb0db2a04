import { z } from 'zod'
import { answers, defineCalls, noFields } from '../kit/call.ts'
import { consent, signedIn } from './identity.ts'
import { signInMethodAddresses } from './security-addresses.ts'
import { passkeyOptions, passkeyResponse } from './web-authn.ts'

const attemptId = z.string().min(1).max(100)
const code = z.string().max(20)

export const signInMethodCalls = defineCalls(signInMethodAddresses, {
  beginGoogle: {
    summary: 'Where Google asks the person; binds the attempt to this browser by a cookie',
    body: z.object({
      redirect: z
        .string()
        .max(2000)
        .optional()
        .meta({ description: 'Path on this origin where the person wanted to go' }),
      consent: consent.optional().meta({ description: 'Stored with the account, if this makes one' }),
      connect: z.boolean().optional().meta({ description: 'Connect Google to the signed-in account' }),
    }),
    answer: answers({ url: z.string() }),
  },
  finishGoogle: {
    summary: 'What Google answered: signs in or up, or asks for proof before an existing account is linked',
    body: z.object({ code: z.string().max(2000), state: z.string().max(200), iss: z.string().max(200).optional() }),
    answer: answers({
      ...signedIn.shape,
      isNew: z.boolean().meta({ description: 'Whether this made an account' }),
      redirect: z.string().optional(),
      hasPassword: z.boolean().optional().meta({ description: 'With LINK_ACCOUNT: whether its password can be asked' }),
    }),
  },
  sendLinkCode: {
    summary: 'Send a code to the address of the account that Google is to be linked to',
    body: z.object({ attemptId }),
    answer: answers({ destination: z.string() }),
  },
  linkGoogle: {
    summary: 'Link Google to the existing account, by its password or a code, and sign in',
    body: z.object({ attemptId, password: z.string().max(1024).optional(), code: code.optional() }),
    answer: answers({ ...signedIn.shape }),
  },
  beginPasskey: {
    summary: 'Options for signing in with a passkey',
    body: noFields,
    answer: answers({ attemptId: z.string(), options: passkeyOptions }),
  },
  finishPasskey: {
    summary: 'Sign in with the signature of a passkey',
    body: z.object({ attemptId, passkey: passkeyResponse }),
    answer: answers({ ...signedIn.shape }),
  },
  answerSecondFactor: {
    summary: 'Answer the second factor of a sign-in by a code of the app, or a recovery code',
    body: z.object({ attemptId, code: z.string().max(40) }),
    answer: answers({ ...signedIn.shape }),
  },
  undoContactChange: {
    summary: '“This was not me”: bring the old address back, by the link that was sent there, and sign out everywhere',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: answers({ destination: z.string() }),
  },
})
