import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/
/** Characters decoded at once; a multiple of four, so that steps need no carry. */
const STEP = 4 * 256 * 1024

/** Returns the bytes of a base64 text. Throws BAD_REQUEST unless plain: no `data:` prefix, no white space, right padding. */
export function decodedBase64Length(text: string): number {
  if (text.length % 4 !== 0 || !ALPHABET.test(text)) {
    throw new AppError('BAD_REQUEST', {
      message: messages.later('base64Malformed'),
      field: 'data',
    })
  }
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='))
  return (text.length / 4) * 3 - padding
}

/** Yields the bytes in pieces, so that a large file is not in memory twice. */
export function* decodeBase64InSteps(text: string): Generator<Buffer> {
  for (let at = 0; at < text.length; at += STEP) yield Buffer.from(text.slice(at, at + STEP), 'base64')
}
