import { inflateSync } from 'node:zlib'

/** Returns a PDF's objects as text, its streams decompressed. */
export function pdfObjects(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(bytes.subarray(index + start.length)).toString('latin1')
    } catch {
      return '' // not compressed
    }
  })
  return text.replace(/stream\r?\n[\s\S]*?endstream/g, '') + streams.join('\n')
}

export interface PdfFont {
  name: string
  isEmbedded: boolean
  isSubset: boolean
  /** Whether its text can be searched and copied. */
  hasUnicode: boolean
}

/** Returns the fonts of a PDF as its own objects describe them. */
export function pdfFonts(pdf: Uint8Array): PdfFont[] {
  const objects = new Map(
    [...pdfObjects(pdf).matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const follow = (body: string | undefined, key: string): string | undefined => {
    const [, id = ''] = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body ?? '') ?? []
    return objects.get(id)
  }
  return [...objects.values()]
    .filter((body) => body.includes('/Subtype /Type0'))
    .map((body) => {
      const [, name = ''] = /\/BaseFont \/(\S+)/.exec(body) ?? []
      const descriptor = follow(follow(body, 'DescendantFonts'), 'FontDescriptor')
      return {
        name,
        isEmbedded: follow(descriptor, 'FontFile2') !== undefined,
        isSubset: /^[A-Z]{6}\+/.test(name),
        hasUnicode: follow(body, 'ToUnicode') !== undefined,
      }
    })
}
