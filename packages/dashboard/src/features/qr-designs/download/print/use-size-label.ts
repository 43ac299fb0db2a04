import { labelsOn, printSize, type PrintProductName, type PrintSizeName } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'

const SHEETS: PrintProductName = 'LABELS'

/** Returns a function that says a size of a product, with its measures. */
export function useSizeLabel() {
  const t = useText()
  return (product: PrintProductName, size: PrintSizeName): string => {
    const [wide, tall] = printSize(product, size) ?? [0, 0]
    const name = t(`qrPrint:sizes.${size}`)
    return product === SHEETS
      ? t('qrPrint:labels', { name, wide, tall, count: labelsOn(size) })
      : t('qrPrint:measured', { name, wide, tall })
  }
}
