import type { Pixels } from '../pixels.ts'

/** Codes are tested at a small size: no logo needs more. */
const MAX_SIDE = 256

/** Loads a picture in a browser's worker; undefined where it cannot. Then the logo is tested as a grey plate. */
export async function readLogo(href: string): Promise<Pixels | undefined> {
  try {
    const bitmap = await createImageBitmap(await blobOf(href))
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)]
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) return undefined
    context.drawImage(bitmap, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  } catch {
    return undefined
  }
}

/** Data URLs are decoded here: a policy that limits connections does not allow fetching them. */
async function blobOf(href: string): Promise<Blob> {
  const [, type, data] = /^data:([^;,]*);base64,(.*)$/.exec(href) ?? []
  if (type === undefined || data === undefined) return (await fetch(href)).blob()
  return new Blob([Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0)], { type })
}
