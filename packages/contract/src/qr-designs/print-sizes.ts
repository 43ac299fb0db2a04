/** Width and height of printed products once they are cut, in millimetres. */
export const PRINT_SIZES = {
  COUNTER_CARD: { A6: [105, 148], A5: [148, 210], HALF_LETTER: [139.7, 215.9] },
  /** The sheet that is folded in its middle. */
  TABLE_TENT: { A5: [148, 210], A4: [210, 297], LETTER: [215.9, 279.4] },
  STICKER: {
    ROUND_50: [50, 50],
    ROUND_75: [75, 75],
    ROUND_100: [100, 100],
    SQUARE_50: [50, 50],
    SQUARE_75: [75, 75],
    SQUARE_100: [100, 100],
  },
  /** A label of each sheet. */
  LABELS: {
    A4_3X8: [63.5, 33.9],
    A4_3X7: [63.5, 38.1],
    A4_2X7: [99.1, 38.1],
    A4_4X10: [45.7, 25.4],
    HERMA_3X8: [66, 33.8],
    LETTER_3X10: [66.675, 25.4],
    LETTER_2X5: [101.6, 50.8],
  },
  BUSINESS_CARD: { EU: [85, 55], US: [88.9, 50.8] },
  POSTER: { A4: [210, 297], A3: [297, 420], LETTER: [215.9, 279.4] },
  WINDOW_SIGN: { A5: [148, 210], A4: [210, 297], LETTER: [215.9, 279.4] },
} as const satisfies Record<string, Record<string, readonly [width: number, height: number]>>

export type PrintProductName = keyof typeof PRINT_SIZES
/** The name of a size of any product. */
export type PrintSizeName = { [P in PrintProductName]: keyof (typeof PRINT_SIZES)[P] }[PrintProductName]

export const printProductNames = Object.keys(PRINT_SIZES) as [PrintProductName, ...PrintProductName[]] // keys of the literal above, never empty

/** Returns the sizes of a product, the usual one first. */
export const sizesOf = (product: PrintProductName): PrintSizeName[] =>
  Object.keys(PRINT_SIZES[product]) as PrintSizeName[] // keys of the literal above

/** Returns width and height in millimetres; undefined where the product does not come in that size. */
export const printSize = (product: PrintProductName, size: string): readonly [number, number] | undefined => {
  const sizes: Readonly<Record<string, readonly [number, number]>> = PRINT_SIZES[product]
  return Object.hasOwn(sizes, size) ? sizes[size] : undefined
}

/** Labels on a sheet: its name says columns and rows. */
export const labelsOn = (sheet: string): number => {
  const [columns = 1, rows = 1] = sheet.replace(/^.*_/, '').split('X').map(Number)
  return columns * rows
}
