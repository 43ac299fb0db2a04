import { isSameData } from '@taplet/slides/edits'
import type { Slide, Widget } from '@taplet/slides/schema'

/** What a copy did to a part of the slide since both began. */
export type Change = 'NONE' | 'CHANGED' | 'ADDED' | 'REMOVED'

export interface Difference {
  part:
    | { kind: 'NAME' }
    | { kind: 'BACKGROUND' }
    | { kind: 'LOOK' }
    | { kind: 'ORDER' }
    | { kind: 'WIDGET'; widget: Widget }
  mine: Change
  theirs: Change
}

const changed = (before: unknown, after: unknown): Change => (isSameData(before, after) ? 'NONE' : 'CHANGED')

function widgetChange(before: Widget | undefined, after: Widget | undefined): Change {
  if (!before) return after ? 'ADDED' : 'NONE'
  return after ? changed(before, after) : 'REMOVED'
}

/** The order of the widgets that both copies know from before. */
const orderOf = (slide: Slide, known: ReadonlySet<string>) =>
  slide.widgets.map((widget) => widget.widgetId).filter((id) => known.has(id))

function orderChange(base: Slide, copy: Slide): Change {
  const ids = new Set(copy.widgets.map((widget) => widget.widgetId))
  const kept = new Set(base.widgets.map((widget) => widget.widgetId).filter((id) => ids.has(id)))
  return changed(orderOf(base, kept), orderOf(copy, kept))
}

/** Where two copies of a slide went different ways since `base`; parts that both left alone, or changed alike, are left out. */
export function slideDifferences(base: Slide, mine: Slide, theirs: Slide): Difference[] {
  const compare = (part: Difference['part'], pick: (slide: Slide) => unknown): Difference => ({
    part,
    mine: changed(pick(base), pick(mine)),
    theirs: changed(pick(base), pick(theirs)),
  })
  const look = ({ viewMetadata }: Slide) => ({ ...viewMetadata, backgroundMedia: undefined })
  const widgets = new Map([...theirs.widgets, ...mine.widgets].map((widget) => [widget.widgetId, widget]))
  const find = (slide: Slide, id: string) => slide.widgets.find((widget) => widget.widgetId === id)
  const rows: Difference[] = [
    compare({ kind: 'NAME' }, (slide) => slide.viewName),
    compare({ kind: 'BACKGROUND' }, (slide) => slide.viewMetadata.backgroundMedia),
    compare({ kind: 'LOOK' }, look),
    { part: { kind: 'ORDER' }, mine: orderChange(base, mine), theirs: orderChange(base, theirs) },
    ...[...widgets].map(
      ([id, widget]): Difference => ({
        part: { kind: 'WIDGET', widget },
        mine: widgetChange(find(base, id), find(mine, id)),
        theirs: widgetChange(find(base, id), find(theirs, id)),
      }),
    ),
  ]
  return rows.filter((row) => row.mine !== 'NONE' || row.theirs !== 'NONE')
}
