import {
  type Box,
  columnSpans,
  FULL_HEIGHT,
  type Outline,
  outlineOf,
  shownWidgets,
  type WidthOf,
} from '@taplet/slides/outline'
import { type MediaLookup, schemaOf, type Widget } from '@taplet/slides/schema'
import type { CheckedSlide } from '../check.ts'
import type { Screen } from '../screens.ts'
import type { Steps } from '../steps.ts'

/** A widget at its estimated position on a slide. */
export interface PositionedWidget {
  widgetId: string
  /** Relative to the slide's top left corner. */
  outline: Outline
  /** The sheet that contains it, if any. */
  sheet: string[]
}

// As in slide.css.
const GUTTER = 24
const HALF_COLUMN = 240
const HEAD = 52
const ABOVE = 12
const BELOW = 24
const SHEET_ABOVE = 28
const GAP = 10
const NARROW = 17.5 // rem; below it half-width widgets take the whole row

interface Frame {
  left: number
  column: number
  gutter: number
  head: number
  above: number
  /** Too narrow for half-width widgets side by side. */
  isNarrow: boolean
}

/** A phone in landscape shows the picture on one half and the stack on the other. */
function frameOf({ width, height }: Screen, isPictured: boolean, rem: number): Frame {
  const isNarrow = width < NARROW * rem
  if (isPictured && height <= 500 && width / height >= 1.3)
    return { left: width / 2 + 28, column: width / 2 - 56, gutter: 28, head: 0, above: 24, isNarrow }
  const gutter = Math.max(GUTTER, width / 2 - HALF_COLUMN)
  return { left: gutter, column: width - 2 * gutter, gutter, head: HEAD, above: ABOVE, isNarrow }
}

const shift = (box: Box, left: number, top: number): Box => ({ ...box, left: box.left + left, top: box.top + top })

const shifted = ({ height, texts, taps }: Outline, left: number, top: number): Outline => ({
  height,
  texts: texts.map((text) => ({ ...text, lines: text.lines.map((line) => shift(line, left, top)) })),
  taps: taps.map((tap) => shift(tap, left, top)),
})

/** Space above a widget: the chosen one, reduced on short screens. */
function spaceAbove(widget: Widget, height: number): number {
  const chosen = schemaOf(widget).spacing(widget.widgetData)
  const drawn = (chosen / FULL_HEIGHT) * height
  return chosen < 0 ? Math.max(chosen, drawn) : Math.min(chosen, drawn)
}

interface Group {
  positioned: PositionedWidget[]
  height: number
}

type OutlineIn = (widget: Widget, width: number) => Outline

const spanOf = (widget: Widget) => schemaOf(widget).span?.(widget.widgetData) ?? 'full'

interface Cell {
  widget: Widget
  width: number
  /** Second in its row. */
  isSecond: boolean
}

/** Width of each widget; half-width ones come in pairs. */
function cellsOf(widgets: readonly Widget[], { column, isNarrow }: Frame): Cell[] {
  let isFirstOpen = false
  return columnSpans(widgets.map((widget) => spanOf(widget))).flatMap((span, index) => {
    const isHalf = span === 'half' && !isNarrow
    const isSecond = isHalf && isFirstOpen
    isFirstOpen = isHalf && !isSecond
    const widget = widgets[index]
    return widget ? { widget, width: isHalf ? (column - GAP) / 2 : column, isSecond } : []
  })
}

/** Stacks widgets from 0 downwards, each as a step. */
function* layGroup(
  widgets: readonly Widget[],
  frame: Frame,
  screen: Screen,
  sheet: string,
  outlineIn: OutlineIn,
): Steps<Group> {
  const positioned: PositionedWidget[] = []
  let top = sheet ? SHEET_ABOVE : 0
  let rowFoot = top
  for (const { widget, width, isSecond } of cellsOf(widgets, frame)) {
    if (!isSecond) top = rowFoot
    // A sheet has its own padding above its first widget.
    const above = sheet && positioned.length === 0 ? 0 : spaceAbove(widget, screen.height)
    const outline = outlineIn(widget, width)
    const left = frame.left + (isSecond ? width + GAP : 0)
    positioned.push({
      widgetId: widget.widgetId,
      outline: shifted(outline, left, top + above),
      sheet: sheet ? [sheet] : [],
    })
    yield
    rowFoot = Math.max(isSecond ? rowFoot : 0, top + above + outline.height)
  }
  return { positioned, height: rowFoot }
}

const lower = ({ positioned }: Group, by: number): PositionedWidget[] =>
  positioned.map((one) => ({ ...one, outline: shifted(one.outline, 0, by) }))

/** Positions the widgets of a slide on a screen, for a root font size of `rem` px; each widget is a step. */
export function* layOutStack(
  { viewMetadata, widgets }: CheckedSlide['content'],
  media: MediaLookup,
  screen: Screen,
  rem: number,
  widthOf: WidthOf,
): Steps<PositionedWidget[]> {
  const { anchor, footCount, sheetColor, theme, backgroundMedia } = viewMetadata
  const isPictured =
    backgroundMedia.url !== '' && (backgroundMedia.type === 'IMAGE' || backgroundMedia.type === 'VIDEO')
  const frame = frameOf(screen, isPictured, rem)
  const { column, gutter } = frame
  const outlineIn: OutlineIn = (widget, width) =>
    outlineOf(widget, { width, column, gutter, height: screen.height, rem, theme, media, widthOf })
  const behind = widgets.filter((widget) => !schemaOf(widget).isBehind?.(widget.widgetData))
  const mainCount = Math.max(0, behind.length - footCount)
  const parts = [behind.slice(0, mainCount), behind.slice(mainCount)].map(shownWidgets)
  const shown = parts.filter((part) => part.length > 0)
  const groups: Group[] = []
  for (const [index, part] of shown.entries())
    groups.push(yield* layGroup(part, frame, screen, index === shown.length - 1 ? sheetColor : '', outlineIn))
  const room = screen.height - frame.head - frame.above - (sheetColor ? 0 : BELOW)
  const spare = Math.max(0, room - groups.reduce((sum, { height }) => sum + height, sheetColor ? BELOW : 0))
  // The bottom group takes all spare height, since its margin is automatic.
  const isSplit = footCount > 0 && groups.length > 0
  const above = isSplit ? 0 : { TOP: 0, MIDDLE: spare / 2, FOOT: spare }[anchor]
  let top = frame.head + frame.above + above
  return groups.flatMap((group, index) => {
    if (isSplit && index === groups.length - 1) top += spare
    const positioned = lower(group, top)
    top += group.height
    return positioned
  })
}
