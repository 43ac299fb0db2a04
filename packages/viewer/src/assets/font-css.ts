import { type FontFace, fallbackFaceOf } from '@taplet/slides/schema'

const FONT_FOLDER = '/assets/fonts'
const BOLD = 600 // from here on faces are compared with the bold cut of their fallback

/** System fonts, lines of one width each: Windows and Apple, Linux, Android. */
const LOCAL_FACES = {
  'sans-serif': ['Arial', 'Liberation Sans', 'Roboto'],
  serif: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  monospace: ['Courier New', 'Liberation Mono', 'Cousine'],
} as const

export const fontUrl = ({ file }: FontFace): string => `${FONT_FOLDER}/${file}`

const rule = (family: string, { weight, style }: FontFace, more: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};${style === 'normal' ? '' : `font-style:${style};`}${more}}`

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`

/** A fallback @font-face of a system font, scaled to the metrics of the font being loaded: the swap moves nothing. */
function fallbackFace(face: FontFace): string {
  const [lightest = 0] = face.weight.split(' ').map(Number)
  const cut = lightest < BOLD ? '' : ' Bold'
  const names = LOCAL_FACES[face.fallback].map((name) => `local("${name}${cut}")`).join(',')
  const sizes = `ascent-override:${percent(face.ascent, face.width)};descent-override:${percent(face.descent, face.width)};line-gap-override:0%;size-adjust:${face.width}%`
  return rule(fallbackFaceOf(face.family), face, `src:${names};${sizes}`)
}

/** The `@font-face` rules of only these files, each with its fallback while loading. */
export const fontCss = (faces: readonly FontFace[]): string =>
  faces
    .map((face) => rule(face.family, face, `font-display:swap;src:url(${fontUrl(face)})`) + fallbackFace(face))
    .join('')
