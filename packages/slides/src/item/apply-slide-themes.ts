import type { FontUse } from '../define/define-widget.ts'
import { contrast, leastContrast, readableShade } from '../slide/contrast.ts'
import { kindOf, type KindParts } from '../registry/kinds/schemas.ts'
import { schemaOf } from '../registry/widgets/schemas.ts'
import { type Slide, type ViewMetadata, viewMetadata } from '../slide/slide-schema.ts'

/** A slide as an app shows it; one that shows a website or a product has no look that its maker chose. */
type SlideOfApp = Pick<Slide, 'viewMetadata' | 'widgets'> & KindParts

/** The face of its title, where it has no widgets to say so. */
export type ThemedSlide<S> = S & { titleFont?: FontUse | undefined }

const READABLE = 5.5 // WCAG 2.2, text, with room for the tints that cards and pills lay over the ground
const LETTERS = 4.5 // the same, on a button
const SEEN = 1.4 // a button on the slide's ground

const isItem = (slide: SlideOfApp): boolean => kindOf(slide) !== undefined

/** The colour under the words of a slide; of a picture what its maker tinted it with. */
function groundOf({ backgroundMedia: { type, color, overlay }, sheetColor, theme }: ViewMetadata): string {
  if (sheetColor) return sheetColor
  const isPictured = type === 'IMAGE' || type === 'VIDEO'
  const isTinted = isPictured && overlay.opacity > 0
  return isTinted && contrast(theme.ink, overlay.color) > contrast(theme.ink, color) ? overlay.color : color
}

/** The look of a slide with words on it, on a plain ground and with every contrast kept. */
function plainLook(look: ViewMetadata): ViewMetadata {
  const { theme, backgroundMedia } = look
  const ground = groundOf(look)
  const isBlend = backgroundMedia.type === 'GRADIENT' && !look.sheetColor
  const grounds = isBlend ? [ground, backgroundMedia.gradientTo] : [ground]
  const ink = readableShade(theme.ink, grounds, READABLE)
  const isSeen = leastContrast(theme.accent, grounds) >= SEEN
  const accent = isSeen ? theme.accent : ink
  const onAccent = readableShade(isSeen ? theme.onAccent : ground, [accent], LETTERS)
  const { gradientTo, gradientAngle } = backgroundMedia
  return viewMetadata.parse({
    backgroundMedia: { color: ground, ...(isBlend && { type: 'GRADIENT', gradientTo, gradientAngle }) },
    theme: { ...theme, ink, accent, onAccent },
  })
}

/** The face of the largest words that stand on a slide. */
function titleFontOf({ widgets }: SlideOfApp): FontUse | undefined {
  let found: { size: number; font: FontUse } | undefined
  for (const widget of widgets) {
    const { fonts, bareWords } = schemaOf(widget)
    const size = bareWords?.(widget.widgetData)?.size ?? 0
    const [font] = fonts?.(widget.widgetData) ?? []
    if (font && size > (found?.size ?? 0)) found = { size, font }
  }
  return found?.font
}

/** The slide before that has a look of its own, else the one after. */
function modelOf<S extends SlideOfApp>(slides: readonly S[], index: number): S | undefined {
  return slides.slice(0, index).findLast((one) => !isItem(one)) ?? slides.slice(index).find((one) => !isItem(one))
}

/**
 * Gives slides that show a website or a product the colours and faces of the app that they stand in: those of the slide
 * before. Slides of widgets stay the same objects; with none beside them, so do all.
 */
export function applySlideThemes<S extends SlideOfApp>(slides: readonly S[]): ThemedSlide<S>[] {
  return slides.map((slide, index) => {
    const model = isItem(slide) ? modelOf(slides, index) : undefined
    if (!model) return slide
    return { ...slide, viewMetadata: plainLook(model.viewMetadata), titleFont: titleFontOf(model) }
  })
}
