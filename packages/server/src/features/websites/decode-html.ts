const SNIFFED_BYTES = 1024 // where browsers look for it

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    // A name that nobody knows counts as none.
    return undefined
  }
}

/** The text of a page by the encoding that its headers name, or itself, or UTF-8. */
export function decodeHtml(body: Buffer, contentType: string): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const decoder =
    decoderFor(charset.exec(contentType)?.[1]) ??
    decoderFor(charset.exec(body.subarray(0, SNIFFED_BYTES).toString('latin1'))?.[1]) ??
    new TextDecoder()
  return decoder.decode(body)
}
