import type { FontFace } from '@taplet/slides/schema'

const FONT_FOLDER = '/assets/fonts'

export const fontUrl = ({ file }: FontFace): string => `${FONT_FOLDER}/${file}`

/** The `@font-face` rules of these files and no others. */
export const fontCss = (faces: readonly FontFace[]): string =>
  faces
    .map(
      (face) =>
        `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${face.style};font-display:swap;src:url(${fontUrl(face)})format("woff2")}`,
    )
    .join('')
