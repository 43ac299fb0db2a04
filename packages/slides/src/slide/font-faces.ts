import type { FontUse } from '../define/define-widget.ts'
import { type FontFile, type FontId, type SlideFont, slideFonts } from '../type/fonts.ts'
import { schemaOf } from '../registry/widgets/schemas.ts'
import type { Slide } from './slide-schema.ts'

/** One font file of a family, as a page loads it. */
export interface FontFace extends FontFile {
  family: string
  fallback: SlideFont['fallback']
  ascent: number
  descent: number
}

// Buttons and subtitles use the slide's own font at these weights.
const THEME_WEIGHTS = [500, 600]

/** Returns how far a weight is from a file's weight or range; 0 inside a range. */
function distance(fileWeight: string, weight: number): number {
  const [from = 400, to = from] = fileWeight.split(' ').map(Number)
  return Math.max(from - weight, weight - to, 0)
}

/** Returns the file that a browser would choose: the right style if there is one, then the nearest weight. */
function faceOf({ font, weight, isItalic }: FontUse): FontFace {
  const { files, ...face }: SlideFont = slideFonts[font]
  const styled = files.filter((file) => (file.style === 'italic') === isItalic)
  const nearest = (styled.length > 0 ? styled : files).toSorted(
    (first, second) => distance(first.weight, weight) - distance(second.weight, weight),
  )[0]
  if (!nearest) throw new Error(`The face ${font} has no files`)
  return { ...face, ...nearest }
}

type Typeset = Pick<Slide, 'viewMetadata' | 'widgets'> & { titleFont?: FontUse | undefined }

function fontUses({ viewMetadata, widgets, titleFont }: Typeset): FontUse[] {
  const font: FontId = viewMetadata.theme.font
  // A slide with a title in place of widgets draws no widget.
  const own = titleFont ? [titleFont] : widgets.flatMap((widget) => schemaOf(widget).fonts?.(widget.widgetData) ?? [])
  return [...own, ...THEME_WEIGHTS.map((weight) => ({ font, weight, isItalic: false }))]
}

/** Returns the font files that a slide uses, each once, display fonts first. */
export function slideFontFaces(slide: Typeset): FontFace[] {
  const faces = fontUses(slide).map(faceOf)
  return [...new Map(faces.map((face) => [face.file, face])).values()]
}
