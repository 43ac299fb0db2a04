export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** In addition to those of every mail, e.g. List-Unsubscribe. */
  headers?: Record<string, string>
}

export interface Mail {
  /** Sends the message; rejects when it was not accepted. */
  send(message: MailMessage): Promise<void>
}
