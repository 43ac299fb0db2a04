import {
  labelsOn,
  MAX_PRINT_COPIES,
  type PrintFormat,
  type PrintProductName,
  type PrintSizeName,
  sizesOf,
} from '@taplet/contract'
import { useState } from 'react'
import type { PrintWords } from '../words/print-words.ts'
import { usePrintWords } from '../words/use-print-words.ts'

export const BLEED_MM = 3

/** What is chosen for a product; each product begins in its usual size. */
export interface PrintOptions extends PrintWords {
  size: PrintSizeName
  /** Undefined: one, or a whole sheet of labels of one code. */
  copies: number | undefined
  paper: 'A4' | 'LETTER' | 'OWN'
  hasBleed: boolean
  hasMarks: boolean
  colours: 'CMYK' | 'RGB'
  format: PrintFormat
}

const usualSize = (product: PrintProductName): PrintSizeName => sizesOf(product)[0] ?? 'A4'

/** The options of a product, and as a call takes them. The words are stored on this device under `id`. */
export function usePrintOptions(product: PrintProductName, id: string, isMany: boolean) {
  const [words, setWords] = usePrintWords(id)
  const [options, setOptions] = useState<Omit<PrintOptions, keyof PrintWords>>(() => ({
    size: usualSize(product),
    copies: undefined,
    paper: 'OWN',
    hasBleed: false,
    hasMarks: false,
    colours: 'RGB',
    format: 'pdf',
  }))
  const size = sizesOf(product).includes(options.size) ? options.size : usualSize(product)
  const isLabels = product === 'LABELS'
  const copies = Math.min(options.copies ?? (isLabels && !isMany ? labelsOn(size) : 1), MAX_PRINT_COPIES)
  const { colours, format } = options
  const { heading, line } = words
  return {
    options: { ...options, ...words, size, copies },
    change: ({ heading: ownHeading, line: ownLine, ...change }: Partial<PrintOptions>) => {
      setOptions({ ...options, ...change })
      if (ownHeading !== undefined || ownLine !== undefined)
        setWords({ heading: ownHeading ?? heading, line: ownLine ?? line })
    },
    /** What preview and file have in common. */
    order: {
      product,
      size,
      heading,
      line,
      copies,
      paper: options.paper,
      bleedMm: options.hasBleed && !isLabels ? BLEED_MM : 0,
      hasMarks: options.hasMarks && !isLabels,
    },
    file: { colours, format },
  }
}
