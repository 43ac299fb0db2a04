import { type Colour, formatColour, parseColour } from '@taplet/base/colours'
import { readableShade } from '@taplet/slides/contrast'
import type { Slide, SlideTheme } from '@taplet/slides/schema'
import { createBackdrop } from '../backdrop/backdrop.ts'
import { contrastOn, groundsOf, wantedContrast } from '../backdrop/text-contrast.ts'
import { shownContrast } from '../shown-contrast.ts'
import type { SlideFacts } from '../check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { TextFact } from '../facts.ts'
import type { Finding, Fix } from '../finding.ts'
import { messages } from '../messages/messages.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>
type Repair = Finding['fix']

const MARGIN = 1.05 // slightly more than needed, so that the fix also holds on the next screen
const SMALL_LETTERS = 4.5
const SAMPLES = 24
const OVERLAY_STEP = 10
const GENTLE_OVERLAY = 40
const MOST_OVERLAY = 80
const MIDDLE_GREY = '#767676'
const [DARK, LIGHT] = ['#000000', '#FFFFFF']

const isSame = (first: string, second: string) =>
  formatColour(parseColour(first)).slice(0, 7) === formatColour(parseColour(second)).slice(0, 7)

export const isLighter = (first: string, second: string) =>
  shownContrast(parseColour(first), parseColour(DARK)) > shownContrast(parseColour(second), parseColour(DARK))

/** A few backgrounds that represent all: from the darkest to the lightest. */
function samples(grounds: readonly Colour[]): string[] {
  const black = parseColour(DARK)
  const sorted = grounds.toSorted((one, other) => shownContrast(one, black) - shownContrast(other, black))
  const step = Math.max(1, Math.floor(sorted.length / SAMPLES))
  return sorted.filter((_, index) => index % step === 0).map((ground) => formatColour({ ...ground, alpha: 1 }))
}

export const themeFix =
  (field: keyof SlideTheme, colour: string): Fix =>
  (slide) => ({
    ...slide,
    viewMetadata: { ...slide.viewMetadata, theme: { ...slide.viewMetadata.theme, [field]: colour } },
  })

/** The theme field from which this text takes its colour. */
function themeField({ theme }: Content['viewMetadata'], { ink, fills }: TextFact): keyof SlideTheme | undefined {
  const [fill] = fills.slice(-1)
  if (fill && isSame(ink, theme.onAccent) && isSame(fill, theme.accent)) return 'onAccent'
  return theme.onPill && fill && isSame(ink, theme.onPill) ? 'onPill' : undefined
}

function inkFix(content: Content, text: TextFact, grounds: readonly Colour[], { pixels, media }: SlideFacts): Repair {
  // What small text requires, if such a shade exists: it then stays readable when the text is made smaller.
  const wanted = wantedContrast(text)
  const shades = [SMALL_LETTERS, wanted].map((ratio) => readableShade(text.ink, samples(grounds), ratio * MARGIN))
  const widget = content.widgets.find((one) => one.widgetId === text.widgetId)
  const canRecolour = widget !== undefined && canEdit(widget, 'withInk')
  const shade = shades.find((ink) => {
    if (contrastOn({ ...text, ink }, grounds) < wanted) return false
    // Another text colour may change the shade that the page puts under it.
    const after = canRecolour ? editWidget(text.widgetId, 'withInk', ink)(content) : content
    const backdrop = createBackdrop(after, pixels, media)
    return backdrop !== undefined && contrastOn({ ...text, ink }, groundsOf(text, backdrop)) >= wanted
  })
  if (shade === undefined) return undefined
  const label = messages.later(isLighter(shade, text.ink) ? 'contrast.lightenWords' : 'contrast.darkenWords')
  if (canRecolour) return { label, apply: editWidget(text.widgetId, 'withInk', shade) }
  const field = themeField(content.viewMetadata, text)
  return field && { label, apply: themeFix(field, shade) }
}

const overlayFix =
  (color: string, opacity: number): Fix =>
  (slide) => {
    const { backgroundMedia } = slide.viewMetadata
    const overlay = { ...backgroundMedia.overlay, color, opacity }
    return { ...slide, viewMetadata: { ...slide.viewMetadata, backgroundMedia: { ...backgroundMedia, overlay } } }
  }

/** Number of unreadable texts on the slide. */
function faintCount(content: Content, texts: readonly TextFact[], { pixels, media }: SlideFacts): number {
  const backdrop = createBackdrop(content, pixels, media)
  if (!backdrop) return texts.length
  return texts.filter((text) => contrastOn(text, groundsOf(text, backdrop)) < wantedContrast(text)).length
}

/** Text in this colour on a tint that is as weak as possible, up to a limit. */
interface Tint {
  ink: string
  most: number
}

/** A stronger tint over the picture, if it makes this text readable and no other text worse. */
function tintFix(content: Content, text: TextFact, facts: SlideFacts, { ink, most }: Tint): Repair {
  const { layout, pixels, media } = facts
  if (!layout || !pixels || text.fills.length > 0) return undefined
  const { overlay } = content.viewMetadata.backgroundMedia
  const isLightInk = isLighter(ink, MIDDLE_GREY)
  const color = overlay.opacity > 0 ? overlay.color : isLightInk ? DARK : LIGHT
  const texts = layout.texts.map((one) => (one.widgetId === text.widgetId ? { ...one, ink } : one))
  for (let opacity = overlay.opacity + OVERLAY_STEP; opacity <= most; opacity += OVERLAY_STEP) {
    const tint = overlayFix(color, opacity)
    const after = tint(content)
    const backdrop = createBackdrop(after, pixels, media)
    if (!backdrop || contrastOn({ ...text, ink }, groundsOf(text, backdrop)) < SMALL_LETTERS * MARGIN) continue
    if (faintCount(after, texts, facts) >= faintCount(content, layout.texts, facts)) return undefined
    const label = messages.later(isLightInk ? 'contrast.darkenPicture' : 'contrast.lightenPicture')
    if (ink === text.ink) return { label, apply: tint }
    const recolour = editWidget(text.widgetId, 'withInk', ink)
    return { label: messages.later('contrast.fixBoth'), apply: (slide) => recolour(tint(slide)) }
  }
  return undefined
}

/**
 * A fix that makes this text readable, verified against the measurements; the least intrusive one, or undefined when
 * none is certain.
 */
export function contrastFix(content: Content, text: TextFact, facts: SlideFacts): Repair {
  const backdrop = createBackdrop(content, facts.pixels, facts.media)
  // Verifying takes a while, and estimates make nothing certain.
  if (!backdrop || facts.layout?.isEstimate) return undefined
  const widget = content.widgets.find((one) => one.widgetId === text.widgetId)
  const clearest = isLighter(text.ink, MIDDLE_GREY) ? LIGHT : DARK
  const ink = widget && canEdit(widget, 'withInk') ? clearest : text.ink
  return (
    inkFix(content, text, groundsOf(text, backdrop), facts) ??
    tintFix(content, text, facts, { ink: text.ink, most: GENTLE_OVERLAY }) ??
    tintFix(content, text, facts, { ink, most: MOST_OVERLAY })
  )
}
