import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { layOut } from '../../../platform/mail/layout.ts'
import { messages } from './messages.ts'

interface MailText {
  subject: string
  text: string
  html: string
}

export const CODE_MINUTES = 10

const product = PRODUCT.name
const minutes = CODE_MINUTES

export function signUpMail(code: string, language: Language): MailText {
  const say = messages(language)
  const about = say('signUp.about', { product, minutes })
  const footnote = say('signUp.notYou')
  return {
    subject: say('signUp.subject', { code, product }),
    text: `${about}\n\n    ${code}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say('signUp.preview', { code }),
      title: say('signUp.title'),
      paragraphs: [about],
      code,
      footnote,
    }),
  }
}

/** Mail to somebody who signed up with an address that has an account: it contains nothing that gives access. */
export function accountExistsMail(url: string, language: Language): MailText {
  const say = messages(language)
  const about = say('accountExists.about', { product })
  const footnote = say('accountExists.notYou')
  return {
    subject: say('accountExists.subject', { product }),
    text: `${about}\n\n    ${url}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say('accountExists.preview'),
      title: say('accountExists.title'),
      paragraphs: [about],
      button: { label: say('accountExists.signIn'), url },
      footnote,
    }),
  }
}

export const signUpText = (code: string, language: Language): string =>
  messages(language)('signUp.sms', { code, product, minutes })

export const accountExistsText = (url: string, language: Language): string =>
  messages(language)('accountExists.sms', { product, url })

export const signInText = (code: string, language: Language): string =>
  messages(language)('signInSms', { code, product, minutes })
