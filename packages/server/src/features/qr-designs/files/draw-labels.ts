import { type Label, type LabelSheetOptions, labelSheetPdf } from '@taplet/qr/export'
import { pictureWork } from '../../../platform/pictures/picture-work.ts'
import type { LinkCode } from '../codes.ts'
import { drawLook } from '../look.ts'

interface Plan extends Pick<LabelSheetOptions, 'font' | 'sheet' | 'widthMm'> {
  copies: number
  /** Copies of the first code that an earlier file has. */
  skipped: number
  /** Labels of this file. */
  count: number
}

type CaptionedCode = Pick<LinkCode, 'look' | 'text'> & { caption: string }

/** Draws labels of codes on sheets, each as often as asked. */
export const drawLabels = pictureWork(
  import.meta.url,
  'drawLabels',
  (codes: readonly CaptionedCode[], { copies, skipped, count, ...options }: Plan) =>
    labelSheetPdf(labelsOf(codes, { copies, skipped, count }), options),
)

function* labelsOf(
  codes: readonly CaptionedCode[],
  { copies, skipped, count }: Pick<Plan, 'copies' | 'count' | 'skipped'>,
): Generator<Label> {
  let left = count
  for (const [index, { text, look, caption }] of codes.entries()) {
    const label = { drawing: drawLook(text, look), caption, logo: look.logo?.picture.png }
    for (let copy = index === 0 ? skipped : 0; copy < copies && left > 0; copy++, left--) yield label
  }
}
