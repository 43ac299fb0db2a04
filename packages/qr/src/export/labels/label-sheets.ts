/** A commercial label sheet, in millimetres. */
export interface LabelSheet {
  page: readonly [width: number, height: number]
  columns: number
  rows: number
  label: readonly [width: number, height: number]
  /** From the page's edge to the first label. */
  left: number
  top: number
  /** From one label to the next, gap included. */
  pitch: readonly [across: number, down: number]
}

export type LabelSheetId = 'A4_2X7' | 'A4_3X7' | 'A4_3X8' | 'A4_4X10' | 'HERMA_3X8' | 'LETTER_2X5' | 'LETTER_3X10'

const PAPERS = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
} as const

interface Measures {
  paper: keyof typeof PAPERS
  columns: number
  rows: number
  label: readonly [width: number, height: number]
  /** Between two columns; rows touch. */
  gap: number
}

/** All sheets are centred on their paper. */
function sheetOf({ paper, columns, rows, label, gap }: Measures): LabelSheet {
  const [width, height] = label
  const [across, down] = PAPERS[paper]
  return {
    page: [across, down],
    columns,
    rows,
    label,
    left: (across - columns * (width + gap) + gap) / 2,
    top: (down - rows * height) / 2,
    pitch: [width + gap, height],
  }
}

/** Common label sizes, with a product number of a maker: Avery's, where no other is named. */
export const labelSheets: { readonly [S in LabelSheetId]: LabelSheet } = {
  // L7163
  A4_2X7: sheetOf({ paper: 'A4', columns: 2, rows: 7, label: [99.1, 38.1], gap: 2.5 }),
  // L7160
  A4_3X7: sheetOf({ paper: 'A4', columns: 3, rows: 7, label: [63.5, 38.1], gap: 2.54 }),
  // L7159
  A4_3X8: sheetOf({ paper: 'A4', columns: 3, rows: 8, label: [63.5, 33.9], gap: 2.55 }),
  // L7654
  A4_4X10: sheetOf({ paper: 'A4', columns: 4, rows: 10, label: [45.7, 25.4], gap: 2.55 }),
  // HERMA 4614
  HERMA_3X8: sheetOf({ paper: 'A4', columns: 3, rows: 8, label: [66, 33.8], gap: 0 }),
  // 5163
  LETTER_2X5: sheetOf({
    paper: 'Letter',
    columns: 2,
    rows: 5,
    label: [101.6, 50.8],
    gap: 4.7625,
  }),
  // 5160
  LETTER_3X10: sheetOf({
    paper: 'Letter',
    columns: 3,
    rows: 10,
    label: [66.675, 25.4],
    gap: 3.175,
  }),
}

export const labelsPerPage = (sheet: LabelSheetId): number => labelSheets[sheet].columns * labelSheets[sheet].rows
