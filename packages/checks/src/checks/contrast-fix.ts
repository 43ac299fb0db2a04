import { readableShade } from '@taplet/slides/contrast'
import type { Slide, SlideTheme } from '@taplet/slides/schema'
import { createBackdrop } from '../backdrop/backdrop.ts'
import { contrastOn, groundsOf, wantedContrast } from '../backdrop/text-contrast.ts'
import { contrastOf, formatColour, parseColour, type Rgba } from '../colours.ts'
import type { SlideFacts } from '../define-check.ts'
import { canEdit, editWidget } from '../edit-widget.ts'
import type { LayoutFact, TextFact } from '../facts.ts'
import type { Finding, Fix } from '../finding.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>
type Repair = Finding['fix']

const MARGIN = 1.05 // a little more than needed, so that the repair stays one on the next screen
const SAMPLES = 24
const OVERLAY_STEP = 10
const MOST_OVERLAY = 85
const [DARK, LIGHT] = ['#000000', '#FFFFFF']

const isSame = (first: string, second: string) =>
  formatColour(parseColour(first)).slice(0, 7) === formatColour(parseColour(second)).slice(0, 7)

/** A few grounds that stand for all: from the darkest to the lightest. */
function samples(grounds: readonly Rgba[]): string[] {
  const black = parseColour(DARK)
  const sorted = grounds.toSorted((one, other) => contrastOf(one, black) - contrastOf(other, black))
  const step = Math.max(1, Math.floor(sorted.length / SAMPLES))
  return sorted
    .filter((_, index) => index % step === 0)
    .map(([red, green, blue]) => formatColour([red, green, blue, 1]))
}

const themeFix =
  (field: keyof SlideTheme, colour: string): Fix =>
  (slide) => ({
    ...slide,
    viewMetadata: { ...slide.viewMetadata, theme: { ...slide.viewMetadata.theme, [field]: colour } },
  })

/** The part of the slide's look that this text takes its colour from. */
function themeField({ theme }: Content['viewMetadata'], { ink, fills }: TextFact): keyof SlideTheme | undefined {
  const [fill] = fills.slice(-1)
  if (fill && isSame(ink, theme.onAccent) && isSame(fill, theme.accent)) return 'onAccent'
  return theme.onPill && fill && isSame(ink, theme.onPill) ? 'onPill' : undefined
}

function inkFix(content: Content, text: TextFact, grounds: readonly Rgba[]): Repair {
  const wanted = wantedContrast(text)
  const shade = readableShade(text.ink, samples(grounds), wanted * MARGIN)
  if (contrastOn({ ...text, ink: shade }, grounds) < wanted) return undefined
  const widget = content.widgets.find((one) => one.widgetId === text.widgetId)
  const label =
    contrastOf(parseColour(shade), parseColour(DARK)) > contrastOf(parseColour(text.ink), parseColour(DARK))
      ? 'Lighten the words'
      : 'Darken the words'
  if (widget && canEdit(widget, 'withInk')) return { label, apply: editWidget(text.widgetId, 'withInk', shade) }
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

/** How many texts of the slide cannot be read. */
function faintCount(content: Content, { texts }: LayoutFact, pixels: SlideFacts['pixels']): number {
  const backdrop = createBackdrop(content, pixels)
  if (!backdrop) return texts.length
  return texts.filter((text) => contrastOn(text, groundsOf(text, backdrop)) < wantedContrast(text)).length
}

/** A stronger tint over the picture, when it makes this text readable and no other one worse. */
function tintFix(content: Content, text: TextFact, { layout, pixels }: SlideFacts): Repair {
  if (!layout || !pixels || text.fills.length > 0) return undefined
  const { overlay } = content.viewMetadata.backgroundMedia
  const isLightInk =
    contrastOf(parseColour(text.ink), parseColour(DARK)) > contrastOf(parseColour(text.ink), parseColour(LIGHT))
  const color = overlay.opacity > 0 ? overlay.color : isLightInk ? DARK : LIGHT
  const before = faintCount(content, layout, pixels)
  for (let opacity = overlay.opacity + OVERLAY_STEP; opacity <= MOST_OVERLAY; opacity += OVERLAY_STEP) {
    const apply = overlayFix(color, opacity)
    const after = apply(content)
    const backdrop = createBackdrop(after, pixels)
    if (!backdrop || contrastOn(text, groundsOf(text, backdrop)) < wantedContrast(text) * MARGIN) continue
    const label = isLightInk ? 'Darken the picture' : 'Lighten the picture'
    return faintCount(after, layout, pixels) < before ? { label, apply } : undefined
  }
  return undefined
}

/** A repair that makes these words readable, tried out on what was measured; undefined when none is certain. */
export function contrastFix(content: Content, text: TextFact, facts: SlideFacts): Repair {
  const backdrop = createBackdrop(content, facts.pixels)
  if (!backdrop) return undefined
  return tintFix(content, text, facts) ?? inkFix(content, text, groundsOf(text, backdrop))
}
