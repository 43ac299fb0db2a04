/** A sheet of labels as it is sold, in millimetres. */
export interface LabelSheet {
  /** In plain words, for people. */
  name: string
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

export type LabelSheetId = 'A4_2X7' | 'A4_3X8' | 'A4_4X10' | 'LETTER_2X5' | 'LETTER_3X10'

const A4 = [210, 297] as const
const LETTER = [215.9, 279.4] as const

/** The measures that makers of labels share; the product numbers are Avery's. */
export const labelSheets: { readonly [S in LabelSheetId]: LabelSheet } = {
  // L7163
  A4_2X7: {
    name: '14 labels of 99.1 × 38.1 mm (A4)',
    page: A4,
    columns: 2,
    rows: 7,
    label: [99.1, 38.1],
    left: 4.65,
    top: 15.15,
    pitch: [101.6, 38.1],
  },
  // L7159
  A4_3X8: {
    name: '24 labels of 63.5 × 33.9 mm (A4)',
    page: A4,
    columns: 3,
    rows: 8,
    label: [63.5, 33.9],
    left: 7.2,
    top: 12.9,
    pitch: [66.05, 33.9],
  },
  // L7654
  A4_4X10: {
    name: '40 labels of 45.7 × 25.4 mm (A4)',
    page: A4,
    columns: 4,
    rows: 10,
    label: [45.7, 25.4],
    left: 9.75,
    top: 21.5,
    pitch: [48.25, 25.4],
  },
  // 5163
  LETTER_2X5: {
    name: '10 labels of 4 × 2 inches (Letter)',
    page: LETTER,
    columns: 2,
    rows: 5,
    label: [101.6, 50.8],
    left: 3.97,
    top: 12.7,
    pitch: [106.36, 50.8],
  },
  // 5160
  LETTER_3X10: {
    name: '30 labels of 2⅝ × 1 inches (Letter)',
    page: LETTER,
    columns: 3,
    rows: 10,
    label: [66.68, 25.4],
    left: 4.76,
    top: 12.7,
    pitch: [69.85, 25.4],
  },
}
