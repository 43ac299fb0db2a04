/** No accepted file begins like base64: each has a byte outside the alphabet among its first twelve. */
const PROBE = 16
const ALPHABET = /^[A-Za-z0-9+/]*={0,2}[\r\n]*$/

/** Returns the length of the base64 text of a file of this many bytes. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4

/**
 * Yields the bytes of an upload sent as base64 text, as spec §7 allows; any other body unchanged. Line breaks are
 * skipped. What stops being base64 half-way decodes to garbage, which the validation of the file refuses.
 */
export async function* decodeBase64Body(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isText: boolean | undefined
  let rest = Buffer.alloc(0)
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk])
    if (isText === undefined && rest.length < PROBE) continue
    isText ??= ALPHABET.test(rest.toString('latin1', 0, PROBE))
    if (!isText) {
      yield rest
      rest = Buffer.alloc(0)
      continue
    }
    const text = rest.toString('latin1').replaceAll(/[\r\n]/g, '')
    const whole = text.length - (text.length % 4)
    yield Buffer.from(text.slice(0, whole), 'base64')
    rest = Buffer.from(text.slice(whole), 'latin1')
  }
  if (rest.length > 0) yield isText ? Buffer.from(rest.toString('latin1'), 'base64') : rest
}
