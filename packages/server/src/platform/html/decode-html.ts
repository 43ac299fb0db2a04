const SNIFFED_BYTES = 1024 // browsers look this far
/** What browsers take an undeclared Western page for (WHATWG). */
const WESTERN = 'windows-1252'
const UNREADABLE = '\uFFFD'

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    // An unknown name counts as none.
    return undefined
  }
}

/** True when more characters beyond ASCII are unreadable than readable: the bytes are of another encoding. */
function isMisread(text: string): boolean {
  const foreign = text.match(/\P{ASCII}/gu) ?? []
  return foreign.filter((sign) => sign === UNREADABLE).length * 2 > foreign.length
}

/**
 * Decodes a page by the encoding in its headers, or in its HTML, else as UTF-8. What is not UTF-8 although it should be
 * is read as windows-1252.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const decoder =
    decoderFor(charset.exec(contentType)?.[1]) ??
    decoderFor(charset.exec(body.subarray(0, SNIFFED_BYTES).toString('latin1'))?.[1]) ??
    new TextDecoder()
  const text = decoder.decode(body)
  return decoder.encoding === 'utf-8' && isMisread(text) ? new TextDecoder(WESTERN).decode(body) : text
}
