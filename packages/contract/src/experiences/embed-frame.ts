import { embedPath } from '../kit/paths.ts'

/** Like a phone, which fits most websites. */
export const EMBED_SIZE = { width: 390, height: 760 } as const

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

interface Size {
  width: number
  height: number
}

interface Framed {
  fullPagePath: string
  pageName: string
}

/** Returns HTML that embeds an instant app in another website. `origin` has no trailing slash. */
export const embedFrame = (
  { fullPagePath, pageName }: Framed,
  origin: string,
  { width, height }: Size = EMBED_SIZE,
): string =>
  `<iframe src="${origin}${embedPath(fullPagePath)}" title="${escaped(pageName)}" width="${width}" height="${height}" style="border:0;border-radius:24px;max-width:100%" allow="autoplay; clipboard-write; fullscreen; web-share" loading="lazy"></iframe>`
