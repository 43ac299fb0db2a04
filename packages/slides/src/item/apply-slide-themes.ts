import type { AppTheme } from '../define/app-theme.ts'
import type { FontUse } from '../define/define-widget.ts'
import { contrast, leastContrast, readableShade } from '../slide/contrast.ts'
import { kindOf, type KindParts } from '../registry/kinds/schemas.ts'
import { schemaOf } from '../registry/widgets/schemas.ts'
import { plainGround, themeStyle } from '../slide/background/plain-ground.ts'
import { type Slide, type ViewMetadata, viewMetadata } from '../slide/slide-schema.ts'

/** A slide as an app shows it; one that shows a website or a product has no style that its owner chose. */
type SlideOfApp = Pick<Slide, 'viewMetadata' | 'widgets'> & KindParts

/** The font of the slide's title, when it has no widgets that set one. */
export type ThemedSlide<S> = S & { titleFont?: FontUse | undefined }

const READABLE = 5.5 // WCAG 2.2, text, with room for the tints that cards and pills lay over the ground
const LETTERS = 4.5 // the same, on a button
const SEEN = 1.4 // a button on the slide's background

const isItem = (slide: SlideOfApp): boolean => kindOf(slide) !== undefined

/** Returns the colour behind a slide's text; for pictures the tint over them. */
function groundOf({ backgroundMedia: { type, color, overlay }, sheetColor, theme }: ViewMetadata): string {
  if (sheetColor) return sheetColor
  const isPictured = type === 'IMAGE' || type === 'VIDEO'
  const isTinted = isPictured && overlay.opacity > 0
  return isTinted && contrast(theme.ink, overlay.color) > contrast(theme.ink, color) ? overlay.color : color
}

/** Returns the style of a slide with text on it, on a plain background and with every contrast as required. */
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

/** Returns the font of a slide's largest text. */
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

/** Returns the nearest slide before it that has a style of its own, else the nearest after. */
function modelOf<S extends SlideOfApp>(slides: readonly S[], index: number): S | undefined {
  return slides.slice(0, index).findLast((one) => !isItem(one)) ?? slides.slice(index).find((one) => !isItem(one))
}

type Style = Pick<ThemedSlide<Slide>, 'viewMetadata' | 'titleFont'>

/** Returns the style of a slide without widgets in a theme, in which everything can be read. */
const styleOf = (theme: AppTheme): Style => ({
  viewMetadata: viewMetadata.parse({ backgroundMedia: plainGround(theme), theme: themeStyle(theme, theme) }),
  titleFont: { font: theme.heading.font, weight: theme.heading.weight, isItalic: theme.heading.isItalic },
})

const styleBeside = (model: SlideOfApp): Style => ({
  viewMetadata: plainLook(model.viewMetadata),
  titleFont: titleFontOf(model),
})

/**
 * Gives slides that show a website or a product the colours and fonts of the app they are in: its theme, or those of the
 * slide before. Slides of widgets stay the same objects; if an app without a theme has none, all do.
 */
export function applySlideThemes<S extends SlideOfApp>(
  slides: readonly S[],
  theme?: AppTheme | null,
): ThemedSlide<S>[] {
  return slides.map((slide, index) => {
    if (!isItem(slide)) return slide
    if (theme) return { ...slide, ...styleOf(theme) }
    const model = modelOf(slides, index)
    return model ? { ...slide, ...styleBeside(model) } : slide
  })
}
