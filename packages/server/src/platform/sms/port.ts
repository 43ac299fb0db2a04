export interface SmsMessage {
  /** E.164 */
  to: string
  text: string
}

export interface Sms {
  /** Hands the message over; rejects when it was not taken. */
  send(message: SmsMessage): Promise<void>
}
