import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { type PrintWords, readPrintWords, storePrintWords } from './print-words.ts'

/** What is written around a code, stored on this device under the id of its design or link. */
export function usePrintWords(id: string) {
  const t = useText()
  const [words, setWords] = useState<PrintWords>(
    () => readPrintWords(id) ?? { heading: t('qrPrint:headingStart'), line: t('qrPrint:lineStart') },
  )
  const change = (next: PrintWords): void => {
    setWords(next)
    storePrintWords(id, next)
  }
  return [words, change] as const
}
