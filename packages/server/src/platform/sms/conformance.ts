import { describe, expect, it } from 'vitest'
import type { Sms, SmsMessage } from './port.ts'

export interface SmsUnderTest {
  sms: Sms
  /** Returns what the recipient got, oldest first. */
  received: () => Promise<SmsMessage[]>
}

/** What every SMS driver promises. A driver's test calls this and adds only its own oddities. */
export function smsConformance(name: string, underTest: () => SmsUnderTest): void {
  describe(`text messages through ${name}`, () => {
    it('delivers number and text to the letter', async () => {
      const { sms, received } = underTest()
      const message = { to: '+351912345678', text: '123456 is your code – olá ☕' }
      await sms.send(message)
      expect((await received()).at(-1)).toEqual(message)
    })

    it('delivers every one of several messages sent at once', async () => {
      const { sms, received } = underTest()
      const before = (await received()).length
      const texts = ['one', 'two', 'three']
      await Promise.all(texts.map((text) => sms.send({ to: '+351912345678', text })))
      expect(
        (await received())
          .slice(before)
          .map((one) => one.text)
          .sort(),
      ).toEqual([...texts].sort())
    })
  })
}
