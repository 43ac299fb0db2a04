import type { Language } from '@taplet/messages'
import type { Mail } from '../../../platform/mail/port.ts'
import type { Sms, SmsMessage } from '../../../platform/sms/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Identifier } from '../identifier.ts'
import { type CodeKind, codeMail, codeText } from './code-mail.ts'
import { accountExistsMail, accountExistsText, signInText, signUpMail, signUpText } from './mail-texts.ts'
import { messages } from './messages.ts'

/** Sends codes and notices to their destination, by mail or text message. */
export interface AuthMessages {
  signUpCode(to: Identifier, code: string): Promise<void>
  accountExists(to: Identifier): Promise<void>
  signInCode(phone: string, code: string): Promise<void>
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

export function createAuthMessages({ mail, sms, publicUrl, language }: AuthMessageOptions): AuthMessages {
  const loginUrl = `${publicUrl}/login`
  const sendSms = async (message: SmsMessage): Promise<void> => {
    if (!sms) throw new Error('SMS_DRIVER is not set, and production has no outbox')
    return sms.send(message)
  }
  const sendCode = (kind: CodeKind, { channel, destination: to }: Identifier, code: string) =>
    handOver(
      channel === 'email'
        ? mail.send({ to, ...codeMail(kind, code, language) })
        : sendSms({ to, text: codeText(kind, code, language) }),
    )
  return {
    signUpCode: ({ channel, destination: to }, code) =>
      handOver(
        channel === 'email'
          ? mail.send({ to, ...signUpMail(code, language) })
          : sendSms({ to, text: signUpText(code, language) }),
      ),
    accountExists: ({ channel, destination: to }) =>
      handOver(
        channel === 'email'
          ? mail.send({ to, ...accountExistsMail(loginUrl, language) })
          : sendSms({ to, text: accountExistsText(loginUrl, language) }),
      ),
    proofCode: (to, code) => sendCode('proof', to, code),
    contactCode: (to, code) => sendCode('contact', to, code),
    signInCode: (to, code) => handOver(sendSms({ to, text: signInText(code, language) })),
  }
}

async function handOver(sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (cause) {
    const message = messages.later('messageCouldSentJust')
    throw new AppError('UNAVAILABLE', { message, retryAfter: 10, cause })
  }
}
