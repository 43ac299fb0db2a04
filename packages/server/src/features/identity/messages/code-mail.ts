import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { layOut } from '../../../platform/mail/layout.ts'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { CODE_MINUTES } from './mail-texts.ts'
import { messages } from './messages.ts'

/** Codes for people who are signed in. */
export type CodeKind = 'contact' | 'proof'

const product = PRODUCT.name
const minutes = CODE_MINUTES

export function codeMail(kind: CodeKind, code: string, language: Language): Omit<MailMessage, 'to'> {
  const say = messages(language)
  const about = say(`${kind}.about`, { product, minutes })
  const footnote = say(`${kind}.notYou`)
  return {
    subject: say(`${kind}.subject`, { code, product }),
    text: `${about}\n\n    ${code}\n\n${footnote}\n`,
    html: layOut({
      language,
      preview: say(`${kind}.preview`, { code }),
      title: say(`${kind}.title`),
      paragraphs: [about],
      code,
      footnote,
    }),
  }
}

export const codeText = (kind: CodeKind, code: string, language: Language): string =>
  messages(language)(`${kind}.sms`, { code, product, minutes })
