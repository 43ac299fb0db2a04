import { artColoursOf, recolourArt } from '../art/art-address.ts'
import type { AppTheme, Palette, WornTheme } from '../define/app-theme.ts'
import { schemaOf } from '../registry/widgets/schemas.ts'
import { contrast } from '../slide/contrast.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { isPictured } from './is-pictured.ts'
import { isLight, paletteOn } from './palette-on.ts'
import { STRONG } from './theme-contrast.ts'

const HEADING = 24 // px: from here on text is a heading
const SMALL_HEADING = 20 // px: the same for a slide whose largest text is no larger
/** Of panels and pictures, px: an arch or a circle, whatever the corners of others. */
const SHAPE = 60

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

function largestText({ widgets }: Content): number {
  const sizes = widgets.map((widget) => schemaOf(widget).heading?.(widget.widgetData).size ?? 0)
  return Math.max(0, ...sizes)
}

/** Returns the colour of a slide's text: its own where any text has it, else the one that most text has. */
function mainInk({ viewMetadata, widgets }: Content): string {
  const inks = widgets.flatMap((widget) => schemaOf(widget).bareWords?.(widget.widgetData)?.ink ?? [])
  const { ink } = viewMetadata.theme
  if (inks.length === 0 || inks.includes(ink)) return ink
  const count = (colour: string) => inks.filter((one) => one === colour).length
  return inks.toSorted((first, second) => count(second) - count(first))[0] ?? ink
}

/** Returns the colours that a slide wears of a theme: turned over on pictures whose text needs it. */
export function paletteFor(slide: Content, theme: AppTheme): Palette {
  const isOnSheet = slide.viewMetadata.sheetColor !== ''
  if (!isPictured(slide) || isOnSheet) return theme
  const palette = paletteOn(theme, isLight(mainInk(slide)))
  const hasAccentWords = slide.widgets.some((widget) => schemaOf(widget).hasAccentWords?.(widget.widgetData) === true)
  // The shade under text on a picture is as strong as the text colour needs, and no stronger.
  return hasAccentWords ? { ...palette, button: palette.ink, onButton: palette.ground } : palette
}

/** Returns a theme as the widgets of this slide wear it. */
export function wornTheme(slide: Content, theme: AppTheme): WornTheme {
  const { sheetColor, backgroundMedia } = slide.viewMetadata
  const palette = paletteFor(slide, theme)
  const [largest, main] = [largestText(slide), mainInk(slide)]
  const ground = sheetColor || backgroundMedia.color
  // Subtitles are fainter than their text: what an accent is readable for is not enough for them.
  const inkFor = (colour: string, hasSubtitle = false) =>
    colour === main || hasSubtitle ? palette.ink : palette.accent
  return {
    theme,
    palette,
    inkFor,
    isHeading: (size) => size >= HEADING || (size >= SMALL_HEADING && size === largest),
    panelFor: (fill, colour, hasSubtitle) =>
      contrast(fill, ground) >= STRONG
        ? { fill: palette.button, ink: palette.onButton }
        : { fill: palette.tint, ink: inkFor(colour, hasSubtitle) },
    pictureFor: (url) => recolourArt(url, artColoursOf(theme)),
    radiusFor: (radius) => (radius >= SHAPE ? radius : theme.radius),
  }
}
