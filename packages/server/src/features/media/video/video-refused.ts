import { DEFAULT_LANGUAGE, type Message } from '@taplet/messages'

/** A video cannot be used. Retrying with the same file would not help. */
export class VideoRefused extends Error {
  /** For the owner, in their language; `message` is for the log. */
  readonly userMessage: Message

  constructor(reason: Message, options?: ErrorOptions) {
    super(reason(DEFAULT_LANGUAGE), options)
    this.name = 'VideoRefused'
    this.userMessage = reason
  }
}
