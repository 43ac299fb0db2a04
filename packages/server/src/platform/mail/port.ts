export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Beside those that every mail has, e.g. List-Unsubscribe. */
  headers?: Record<string, string>
}

export interface Mail {
  /** Hands the message over; rejects when it was not taken. */
  send(message: MailMessage): Promise<void>
}
