export interface SmsMessage {
  /** E.164 */
  to: string
  text: string
}

export interface Sms {
  /** Whether messages go to this number (E.164): a mobile phone of a country that the installation sends to. */
  serves(to: string): boolean
  /** Sends the message; rejects when it was not accepted. */
  send(message: SmsMessage): Promise<void>
}
