import { MAX_PRINT_TEXT, type PrintProductName, sizesOf } from '@taplet/contract'
import { useText } from '../../../../lib/text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { PrintStage } from '../../download/print/print-stage.tsx'
import type { PrintWords } from '../../download/words/print-words.ts'
import { usePrintPreview } from '../../download/print/use-print-preview.ts'
import type { Design } from '../state/design-kind.ts'
import styles from './printed.module.css'

interface PrintedProps {
  design: Design
  /** The link whose code is shown. */
  tagId: string
  product: PrintProductName
  words: PrintWords
  onWords: (words: PrintWords) => void
}

/** The design on a product, as it will be downloaded; its words below it. */
export function Printed({ design: { clientConfig, logo }, tagId, product, words, onWords }: PrintedProps) {
  const t = useText()
  const [size = ''] = sizesOf(product)
  const drawn = usePrintPreview({ tagIds: [tagId], product, size, ...words, design: { clientConfig, logo } })
  return (
    <div className={styles.printed}>
      <PrintStage {...drawn} label={t(`qrPrint:needs.${product}`)} />
      <div className={styles.words}>
        {(['heading', 'line'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`qrPrint:${name}`)}
            value={words[name]}
            maxLength={MAX_PRINT_TEXT}
            autoComplete="off"
            onChange={(event) => onWords({ ...words, [name]: event.target.value })}
          />
        ))}
      </div>
    </div>
  )
}
