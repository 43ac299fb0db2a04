const SNIFFED_BYTES = 1024 // browsers look this far

function decoderFor(label: string | undefined): TextDecoder | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    // An unknown name counts as none.
    return undefined
  }
}

/** Decodes a page by the encoding in its headers, or in its HTML, else as UTF-8. */
export function decodeHtml(body: Buffer, contentType: string): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i
  const decoder =
    decoderFor(charset.exec(contentType)?.[1]) ??
    decoderFor(charset.exec(body.subarray(0, SNIFFED_BYTES).toString('latin1'))?.[1]) ??
    new TextDecoder()
  return decoder.decode(body)
}
