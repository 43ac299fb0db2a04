import type { Language } from '@taplet/messages'
import type { Mail } from '../../../platform/mail/port.ts'
import type { Sms } from '../../../platform/sms/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { AttemptKind } from '../attempts/store.ts'
import type { Identifier } from '../identifier.ts'
import { type AuthText, type CodeText, codeText, type NewsText, newsText } from './mail-texts.ts'
import { messages } from './messages.ts'

/** Sends codes, and what stands in their place, to their destination, by mail or text message. */
export interface AuthMessages {
  /** Sends the code of an attempt or, where there is none, why: the address has an account already, or has none. */
  forAttempt(kind: AttemptKind, to: Identifier, code: string | undefined): Promise<void>
  /** For somebody signed in, who proves who they are. */
  proofCode(to: Identifier, code: string): Promise<void>
  /** For the new address of somebody signed in. */
  contactCode(to: Identifier, code: string): Promise<void>
}

interface AuthMessageOptions {
  mail: Mail
  sms: Sms | undefined
  publicUrl: string
  language: Language
}

/** What is sent for an attempt with a code and for one without; nothing for one that needs none. */
const texts: Readonly<Record<AttemptKind, { code: CodeText; none: NewsText } | undefined>> = {
  NEW_PASSWORD: undefined,
  RESET: { code: 'reset', none: 'noAccount' },
  SIGN_IN: { code: 'signIn', none: 'accountExists' },
  SIGN_UP: { code: 'signUp', none: 'accountExists' },
}

export function createAuthMessages({ mail, sms, publicUrl, language }: AuthMessageOptions): AuthMessages {
  const send = async ({ channel, destination: to }: Identifier, { sms: text, ...letter }: AuthText): Promise<void> => {
    if (channel === 'email') return mail.send({ to, ...letter })
    if (!sms) throw new Error('SMS_DRIVER is not set, and production has no outbox')
    return sms.send({ to, text })
  }
  return {
    async forAttempt(kind, to, code) {
      const about = texts[kind]
      if (!about) return
      const text = code === undefined ? newsText(about.none, publicUrl, language) : codeText(about.code, code, language)
      await handOver(send(to, text))
    },
    proofCode: (to, code) => handOver(send(to, codeText('proof', code, language))),
    contactCode: (to, code) => handOver(send(to, codeText('contact', code, language))),
  }
}

async function handOver(sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (cause) {
    const message = messages.later('notSent')
    throw new AppError('UNAVAILABLE', { message, retryAfter: 10, cause })
  }
}
