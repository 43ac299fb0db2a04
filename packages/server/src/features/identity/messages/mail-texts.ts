import { PRODUCT } from '@taplet/contract'
import { layOut } from '../../../platform/mail/layout.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

export const CODE_MINUTES = 10

const NOT_YOU = 'If this was not you, there is nothing to do: without the code nothing happens.'

export function signUpMail({ code }: { code: string }): MailText {
  const about = `Type this code to finish your ${PRODUCT.name} sign-up. It works for ${CODE_MINUTES} minutes.`
  return {
    subject: `${code} is your ${PRODUCT.name} code`,
    text: `${about}\n\n    ${code}\n\n${NOT_YOU}\n`,
    html: layOut({
      preview: `${code} finishes your sign-up.`,
      title: 'Your code to get started',
      paragraphs: [about],
      code,
      footnote: NOT_YOU,
    }),
  }
}

/** For somebody who signed up with an address that has an account: it holds nothing that lets anybody in. */
export function accountExistsMail({ publicUrl }: { publicUrl: string }): MailText {
  const about = `Somebody, probably you, tried to sign up to ${PRODUCT.name} with this address. It has an account already, so just sign in with your password.`
  const footnote = 'If this was not you, your account is safe: nothing was changed and no code was made.'
  return {
    subject: `You already have a ${PRODUCT.name} account`,
    text: `${about}\n\n    ${publicUrl}/login\n\n${footnote}\n`,
    html: layOut({
      preview: 'Sign in with the password you have.',
      title: 'You already have an account',
      paragraphs: [about],
      button: { label: 'Sign in', url: `${publicUrl}/login` },
      footnote,
    }),
  }
}

export const signUpText = ({ code }: { code: string }): string =>
  `${code} is your ${PRODUCT.name} code. It works for ${CODE_MINUTES} minutes. Never share it.`

export const accountExistsText = ({ publicUrl }: { publicUrl: string }): string =>
  `This number already has a ${PRODUCT.name} account. Sign in with your password: ${publicUrl}/login`

export const signInText = ({ code }: { code: string }): string =>
  `${code} signs you in to ${PRODUCT.name}. It works for ${CODE_MINUTES} minutes. If this is not you, change your password.`
