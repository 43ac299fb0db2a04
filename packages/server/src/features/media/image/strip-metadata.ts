const PRIVATE_CHUNKS = new Set(['EXIF', 'XMP '])
/** Bits of the VP8X header that announce those chunks. */
const EXIF_AND_XMP = 0b0000_1100

/** Removes location, camera and time from a picture without re-encoding it. GIF contains none of these. */
export function stripMetadata(content: Buffer, type: string): Buffer {
  return type === 'image/webp' ? stripWebp(content) : content
}

/** A WebP is a RIFF list of chunks: four letters, length, content padded to an even length. */
function stripWebp(content: Buffer): Buffer {
  const rest: Buffer[] = []
  for (let at = 12; at + 8 <= content.length; ) {
    const name = content.toString('latin1', at, at + 4)
    const length = content.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (!PRIVATE_CHUNKS.has(name)) rest.push(withoutAnnouncement(name, Buffer.from(content.subarray(at, end))))
    at = end
  }
  const body = Buffer.concat(rest)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function withoutAnnouncement(name: string, chunk: Buffer): Buffer {
  if (name === 'VP8X' && chunk.length > 8) chunk.writeUInt8(chunk.readUInt8(8) & ~EXIF_AND_XMP, 8)
  return chunk
}
