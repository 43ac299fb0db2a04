import type { ErrorCode } from '@taplet/contract'
import { type Language, LANGUAGE_TAGS } from '@taplet/messages'
import { AppError } from '../http/errors/app-error.ts'

/** Work for the process for pictures. */
export interface PictureOrder {
  /** URL of the module that declares the work. */
  module: string
  name: string
  args: readonly unknown[]
}

/** A refusal as it is sent, with its text in every language. */
interface SentRefusal {
  code: ErrorCode
  texts: Record<Language, string>
}

export type PictureAnswer = { id: number } & (
  | { kind: 'DONE'; result: unknown }
  | { kind: 'REFUSED'; refusal: SentRefusal }
  | { kind: 'FAILED'; message: string; stack: string | undefined }
)

export type SentOrder = PictureOrder & { id: number }

export function answerError(id: number, error: unknown): PictureAnswer {
  if (!(error instanceof Error)) return { id, kind: 'FAILED', message: String(error), stack: undefined }
  if (!(error instanceof AppError)) return { id, kind: 'FAILED', message: error.message, stack: error.stack }
  // The languages are the keys.
  const texts = Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, error.userMessage(tag)])) as SentRefusal['texts']
  return { id, kind: 'REFUSED', refusal: { code: error.code, texts } }
}

/** Returns the error that such an answer stands for. */
export const errorOf = (answer: Exclude<PictureAnswer, { kind: 'DONE' }>): Error =>
  answer.kind === 'FAILED'
    ? Object.assign(new Error(answer.message), answer.stack !== undefined && { stack: answer.stack })
    : new AppError(answer.refusal.code, { message: (language) => answer.refusal.texts[language] })
