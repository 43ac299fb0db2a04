import type { Mail } from '../../../platform/mail/port.ts'
import type { Sms } from '../../../platform/sms/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Identifier } from '../identifier.ts'
import { accountExistsMail, accountExistsText, signInText, signUpMail, signUpText } from './mail-texts.ts'
import { messages } from './messages.ts'

/** Brings codes and notices to where they belong; the caller need not know by which way. */
export interface AuthMessages {
  signUpCode(to: Identifier, code: string): Promise<void>
  accountExists(to: Identifier): Promise<void>
  signInCode(phone: string, code: string): Promise<void>
}

export function createAuthMessages({
  mail,
  sms,
  publicUrl,
}: {
  mail: Mail
  sms: Sms
  publicUrl: string
}): AuthMessages {
  return {
    signUpCode: ({ channel, destination: to }, code) =>
      handOver(
        channel === 'email' ? mail.send({ to, ...signUpMail({ code }) }) : sms.send({ to, text: signUpText({ code }) }),
      ),
    accountExists: ({ channel, destination: to }) =>
      handOver(
        channel === 'email'
          ? mail.send({ to, ...accountExistsMail({ publicUrl }) })
          : sms.send({ to, text: accountExistsText({ publicUrl }) }),
      ),
    signInCode: (to, code) => handOver(sms.send({ to, text: signInText({ code }) })),
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
