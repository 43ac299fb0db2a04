import { expect, it } from 'vitest'
import type { MailMessage } from '../../../platform/mail/port.ts'
import { createAuthMessages } from './auth-messages.ts'

it('codes are sent in the language of the setting, by mail and by SMS', async () => {
  const mails: MailMessage[] = []
  const texts: string[] = []
  const { forAttempt } = createAuthMessages({
    mail: { send: async (message) => void mails.push(message) },
    sms: { serves: () => true, send: async ({ text }) => void texts.push(text) },
    publicUrl: 'https://taplet.example',
    language: 'en-XA',
  })
  await forAttempt('SIGN_UP', { channel: 'email', destination: 'ana@example.org' }, '123456')
  await forAttempt('SIGN_UP', { channel: 'sms', destination: '+351912345678' }, '123456')
  expect(mails[0]?.subject).toMatch(/^⟦123456 îš ýöûŕ .*⟧$/)
  expect(mails[0]?.text).toContain('\n    123456\n')
  expect(mails[0]?.html).toMatch(/<html lang="en-XA">.*<h1[^>]*>⟦Ýöûŕ çöðé/s)
  expect(texts[0]).toMatch(/^⟦123456 îš ýöûŕ .* 10 /)
})
