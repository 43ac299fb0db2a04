import { slideFonts } from '@taplet/slides/schema'

const FOLDER = '/assets/fonts'
let isRegistered = false

/** Registers the slide fonts with the page, once. A browser loads a font only when text uses it. */
export function registerSlideFonts(): void {
  if (isRegistered || typeof FontFace === 'undefined') return
  isRegistered = true
  for (const { family, files } of Object.values(slideFonts))
    for (const { file, weight, style } of files)
      document.fonts.add(new FontFace(family, `url(${FOLDER}/${file})`, { weight, style, display: 'swap' }))
}
