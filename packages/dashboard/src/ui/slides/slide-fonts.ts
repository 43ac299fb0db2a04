import { slideFonts } from '@taplet/slides/schema'

const FOLDER = '/assets/fonts'
let isRegistered = false

/** Makes the type case known to the page, once. A browser fetches a face only when something is set in it. */
export function registerSlideFonts(): void {
  if (isRegistered || typeof FontFace === 'undefined') return
  isRegistered = true
  for (const { family, files } of Object.values(slideFonts))
    for (const { file, weight, style } of files)
      document.fonts.add(new FontFace(family, `url(${FOLDER}/${file})`, { weight, style, display: 'swap' }))
}
