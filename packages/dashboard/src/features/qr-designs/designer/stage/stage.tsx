import type { PrintProductName } from '@taplet/contract'
import type { QrLogo } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'
import { type CSSProperties, useMemo } from 'react'
import { useText } from '../../../../lib/text.ts'
import { codePicture } from '../../../../entities/qr-design/code-picture.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Camera } from './camera.tsx'
import type { PrintWords } from '../../download/words/print-words.ts'
import type { Design } from '../state/design-kind.ts'
import { Printed } from './printed.tsx'
import styles from './stage.module.css'

export const contexts = ['CARD', 'STICKER', 'POSTER', 'CODE'] as const
export type PrintContext = (typeof contexts)[number]

/** What each shows; undefined: the code alone. */
export const PRODUCTS: { readonly [C in PrintContext]: PrintProductName | undefined } = {
  CARD: 'COUNTER_CARD',
  CODE: undefined,
  POSTER: 'POSTER',
  STICKER: 'STICKER',
}

interface StageProps {
  design: Design
  /** The design as the scan check sees it. */
  scan: ScanDesign
  logo: QrLogo | undefined
  address: string
  /** The link that is printed; without one there is only the code. */
  tagId: string | undefined
  context: PrintContext
  onContext: (context: PrintContext) => void
  words: PrintWords
  onWords: (words: PrintWords) => void
  hasCamera: boolean
  onCamera: (isOn: boolean) => void
}

type CodeProps = Pick<StageProps, 'address' | 'design' | 'logo'>

/** The code alone, drawn at once. */
function Code({ design: { clientConfig, qrDesignName }, logo, address }: CodeProps) {
  const t = useText()
  const picture = useMemo(() => codePicture(address, clientConfig, logo), [address, clientConfig, logo])
  // Custom properties are not among React's style types.
  const style = { '--code-ground': clientConfig.coloring.backgroundColor } as CSSProperties
  return (
    <div className={styles.code} style={style}>
      <img src={picture} alt={t('qrDesigns:codeOf', { name: qrDesignName })} draggable={false} />
    </div>
  )
}

/** The code as a phone sees it, alone, or on a product as it will be downloaded. */
export function Stage(props: StageProps) {
  const { design, scan, logo, address, tagId, context, onContext, words, onWords, hasCamera, onCamera } = props
  const t = useText()
  const product = tagId === undefined ? undefined : PRODUCTS[context]
  return (
    <section className={styles.stage} aria-label={t('qrDesigner:designer.preview')}>
      <div className={styles.light}>
        {hasCamera ? (
          <Camera scan={scan} />
        ) : product && tagId !== undefined ? (
          <Printed {...{ design, tagId, product, words, onWords }} />
        ) : (
          <Code {...{ design, logo, address }} />
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.contexts}>
          <Segment
            label={t('qrDesigner:stage.contexts')}
            value={tagId === undefined ? 'CODE' : context}
            disabled={hasCamera || tagId === undefined}
            options={contexts.map((value) => ({ value, label: t(`qrDesigner:stage.${value}`) }))}
            onChange={onContext}
          />
        </div>
        <IconButton
          icon="eye"
          label={t('qrDesigner:stage.camera')}
          shortcut="C"
          pressed={hasCamera}
          onClick={() => onCamera(!hasCamera)}
        />
      </div>
    </section>
  )
}
