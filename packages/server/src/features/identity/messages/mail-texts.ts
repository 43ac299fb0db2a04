import { CODE_MINUTES, PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { layOut } from '../../../platform/mail/layout.ts'
import { messages } from './messages.ts'

/** One message, by mail or as a text message. */
export interface AuthText {
  subject: string
  text: string
  html: string
  sms: string
}

const product = PRODUCT.name
const minutes = CODE_MINUTES

/** What a code is for. */
export type CodeText = 'contact' | 'proof' | 'reset' | 'signIn' | 'signUp'

export function codeText(about: CodeText, code: string, language: Language): AuthText {
  const say = messages(language)
  const sentence = say(`${about}.about`, { product, minutes })
  const footnote = say(`${about}.notYou`)
  return {
    subject: say(`${about}.subject`, { code, product }),
    text: `${sentence}\n\n    ${code}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say(`${about}.preview`, { code }),
      title: say(`${about}.title`),
      paragraphs: [sentence],
      code,
      footnote,
    }),
    sms: say(`${about}.sms`, { code, product, minutes }),
  }
}

/** The label of the button under what is said, and where it leads. */
const buttons = {
  accountExists: ['accountExists.signIn', '/login'],
  noAccount: ['noAccount.signUp', '/signup'],
} as const

/** Notices without a code: it contains nothing that gives access. */
export type NewsText = keyof typeof buttons

export function newsText(about: NewsText, publicUrl: string, language: Language): AuthText {
  const say = messages(language)
  const [label, path] = buttons[about]
  const url = publicUrl + path
  const sentence = say(`${about}.about`, { product })
  const footnote = say(`${about}.notYou`)
  return {
    subject: say(`${about}.subject`, { product }),
    text: `${sentence}\n\n    ${url}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say(`${about}.preview`),
      title: say(`${about}.title`),
      paragraphs: [sentence],
      button: { label: say(label), url },
      footnote,
    }),
    sms: say(`${about}.sms`, { product, url }),
  }
}
