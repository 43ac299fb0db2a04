import { describe, expect, it } from 'vitest'
import type { Mail, MailMessage } from './port.ts'

export interface MailUnderTest {
  mail: Mail
  /** Returns what the recipient got, oldest first. */
  received: () => Promise<MailMessage[]>
}

const message: MailMessage = {
  to: 'ana@example.org',
  subject: 'Olá, Ana – 123456 is your code ☕',
  text: 'Your code is 123456.\n.\nA line of one dot above, and ümlauts.\n',
  html: '<p style="color:#1263D2">Your code is <b>123456</b> &amp; good for 10 minutes ☕</p>',
}

/** What every mail driver promises. A driver's test calls this and adds only its own oddities. */
export function mailConformance(name: string, underTest: () => MailUnderTest): void {
  describe(`mail through ${name}`, () => {
    it('delivers recipient, subject, text and HTML to the letter', async () => {
      const { mail, received } = underTest()
      await mail.send(message)
      expect((await received()).at(-1)).toMatchObject(message)
    })

    it('delivers every one of several messages sent at once', async () => {
      const { mail, received } = underTest()
      const before = (await received()).length
      const subjects = ['one', 'two', 'three', 'four']
      await Promise.all(subjects.map((subject) => mail.send({ ...message, subject })))
      const after = (await received()).slice(before)
      expect(after.map((one) => one.subject).sort()).toEqual([...subjects].sort())
    })

    it('delivers headers of its own, and no line break in one becomes another', async () => {
      const { mail, received } = underTest()
      const headers = {
        'List-Unsubscribe': '<https://taplet.example/subscriptions/leave/abc>',
        'X-About': 'one\r\nBcc: eve@example.org',
      }
      await mail.send({ ...message, headers })
      const last = (await received()).at(-1)
      expect(last?.to).toBe(message.to)
      expect(last?.headers?.['List-Unsubscribe']).toBe(headers['List-Unsubscribe'])
      expect(last?.headers).not.toHaveProperty('Bcc')
    })

    it('never lets a line break in the subject become a header', async () => {
      const { mail, received } = underTest()
      const before = (await received()).length
      await mail.send({ ...message, subject: 'Hello\r\nBcc: eve@example.org' })
      const after = (await received()).slice(before)
      expect(after.map((one) => one.to)).toEqual([message.to])
    })
  })
}
