import { type LabelSheetId, labelSheets } from '../../export/labels/label-sheets.ts'
import type { PrintDrawing } from '../print-drawing.ts'
import type { PrintPage } from './print-page.ts'

/** Labels on as many sheets as they need, where the maker's measures say. */
export function onLabelSheets(drawings: readonly PrintDrawing[], id: LabelSheetId): PrintPage[] {
  const { page, columns, rows, left, top, pitch } = labelSheets[id]
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(drawings.length / perPage) }, (_, index) => ({
    width: page[0],
    height: page[1],
    placed: drawings.slice(index * perPage, (index + 1) * perPage).map((drawing, at) => ({
      drawing,
      x: left + (at % columns) * pitch[0],
      y: top + Math.floor(at / columns) * pitch[1],
    })),
    bleedMm: 0,
    marks: [],
  }))
}
