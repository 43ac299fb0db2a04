import type { PrintDrawing } from '../print-drawing.ts'
import { cropMarks, foldMarks, roomForMarks } from './crop-marks.ts'
import type { PageOptions, PrintPage } from './print-page.ts'

/** Each product on a page of its own size, with what is cut off around it. */
export const onOwnPages = (drawings: readonly PrintDrawing[], { bleedMm, hasMarks }: PageOptions): PrintPage[] =>
  drawings.map((drawing) => {
    const margin = hasMarks ? roomForMarks(bleedMm) : bleedMm
    const { width, height, foldAt } = drawing
    return {
      width: width + 2 * margin,
      height: height + 2 * margin,
      trim: { x: margin, y: margin, width, height },
      bleed: { x: margin - bleedMm, y: margin - bleedMm, width: width + 2 * bleedMm, height: height + 2 * bleedMm },
      placed: [{ drawing, x: margin, y: margin }],
      bleedMm,
      marks: hasMarks
        ? [
            ...cropMarks({ columns: [margin, margin + width], rows: [margin, margin + height], bleedMm }),
            ...(foldAt === undefined
              ? []
              : foldMarks({ left: margin, right: margin + width, y: margin + foldAt, bleedMm })),
          ]
        : [],
    }
  })
