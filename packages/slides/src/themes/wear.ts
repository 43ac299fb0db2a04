import { artColoursOf, recolourArt } from '../art/art-address.ts'
import { isArt } from '../art/is-art.ts'
import type { AppTheme } from '../define/app-theme.ts'
import { isSameData } from '../edits/merge/same-data.ts'
import { schemaOf, type Widget } from '../registry/widgets/schemas.ts'
import { plainGround, themeStyle } from '../slide/background/plain-ground.ts'
import type { Slide, ViewMetadata } from '../slide/slide-schema.ts'
import { isOwnPicture } from './is-pictured.ts'
import { paletteFor, wornTheme } from './worn-theme.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

function wornBackground({ viewMetadata, widgets }: Content, theme: AppTheme): ViewMetadata['backgroundMedia'] {
  const { backgroundMedia, sheetColor } = viewMetadata
  const { overlay } = backgroundMedia
  const { ground: color } = paletteFor({ viewMetadata, widgets }, theme)
  // An own picture stays, and its tint, where it has one, takes the colour that the text reads on.
  if (isOwnPicture(backgroundMedia)) {
    const tint = overlay.opacity > 0 ? { ...overlay, color } : overlay
    return { ...backgroundMedia, color: sheetColor ? theme.tint : color, overlay: tint }
  }
  if (isArt(backgroundMedia.url))
    return { ...backgroundMedia, url: recolourArt(backgroundMedia.url, artColoursOf(theme)), color }
  const plain = { ...backgroundMedia, type: 'COLOR' as const, url: '', color, overlay: { ...overlay, opacity: 0 } }
  if (sheetColor) return { ...plain, color: theme.tint }
  return color === theme.ground ? { ...plain, ...plainGround(theme) } : plain
}

/** Returns a slide's metadata in the style of a theme; the arrangement of its widgets stays. */
const wornMetadata = (slide: Content, theme: AppTheme): ViewMetadata => ({
  ...slide.viewMetadata,
  backgroundMedia: wornBackground(slide, theme),
  sheetColor: slide.viewMetadata.sheetColor && theme.ground,
  theme: themeStyle(theme, paletteFor(slide, theme)),
})

/** Returns the slide in the style of a theme, with its words, pictures and arrangement; the same one if it wears it. */
export function wear<S extends Content>(slide: S, theme: AppTheme): S {
  const worn = wornTheme(slide, theme)
  const dress = (widget: Widget): Widget => {
    const widgetData = schemaOf(widget).wear?.(widget.widgetData, worn) ?? widget.widgetData
    // A widget's own schema returns data of the widget's own type.
    return isSameData(widgetData, widget.widgetData) ? widget : ({ ...widget, widgetData } as Widget)
  }
  const dressed = { ...slide, viewMetadata: wornMetadata(slide, theme), widgets: slide.widgets.map(dress) }
  return isSameData(dressed, slide) ? slide : dressed
}
