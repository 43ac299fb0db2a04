export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Hands the message over; rejects when it was not taken. */
  send(message: MailMessage): Promise<void>
}
