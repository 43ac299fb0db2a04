import type { QrLogo } from '@taplet/qr'
import type { ScanDesign } from '@taplet/qr/scannability'
import { type CSSProperties, useMemo } from 'react'
import { useText } from '../../../../lib/text.ts'
import { codePicture } from '../../../../entities/qr-design/code-picture.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Camera } from './camera.tsx'
import type { Design } from '../state/design-kind.ts'
import styles from './stage.module.css'

export const contexts = ['CARD', 'STICKER', 'POSTER', 'CODE'] as const
export type PrintContext = (typeof contexts)[number]

/** Texts of the preview; only a download's caption is printed. */
export interface StageLabels {
  heading: string
  line: string
}

interface StageProps {
  design: Design
  /** The design as the scan check sees it. */
  scan: ScanDesign
  logo: QrLogo | undefined
  address: string
  context: PrintContext
  onContext: (context: PrintContext) => void
  words: StageLabels
  onWords: (words: StageLabels) => void
  hasCamera: boolean
  onCamera: (isOn: boolean) => void
}

const MOST_LETTERS = 60

function Words({ words, onWords }: Pick<StageProps, 'words' | 'onWords'>) {
  const t = useText()
  return (
    <div className={styles.words}>
      <textarea
        className={styles.heading}
        rows={1}
        aria-label={t('qrDesigner:stage.heading')}
        placeholder={t('qrDesigner:stage.heading')}
        maxLength={MOST_LETTERS}
        value={words.heading}
        onChange={(event) => onWords({ ...words, heading: event.target.value.replaceAll('\n', ' ') })}
      />
      <textarea
        className={styles.line}
        rows={1}
        aria-label={t('qrDesigner:stage.line')}
        placeholder={t('qrDesigner:stage.line')}
        maxLength={MOST_LETTERS}
        value={words.line}
        onChange={(event) => onWords({ ...words, line: event.target.value.replaceAll('\n', ' ') })}
      />
    </div>
  )
}

/** The code in its surroundings: as large as possible, on its card, sticker or poster. */
export function Stage(props: StageProps) {
  const { design, scan, logo, address, context, onContext, words, onWords, hasCamera, onCamera } = props
  const t = useText()
  const { clientConfig } = design
  const picture = useMemo(() => codePicture(address, clientConfig, logo), [address, clientConfig, logo])
  const hasWords = context === 'CARD' || context === 'POSTER' || context === 'STICKER'
  // Custom properties are not among React's style types.
  const style = { '--code-ground': clientConfig.coloring.backgroundColor } as CSSProperties
  return (
    <section className={styles.stage} aria-label={t('qrDesigner:designer.preview')}>
      <div className={styles.light}>
        {hasCamera ? (
          <Camera scan={scan} />
        ) : (
          <div className={styles.print} data-context={context} style={style}>
            <div className={styles.code}>
              <img src={picture} alt={t('qrDesigns:codeOf', { name: design.qrDesignName })} draggable={false} />
            </div>
            {hasWords && <Words words={words} onWords={onWords} />}
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.contexts}>
          <Segment
            label={t('qrDesigner:stage.contexts')}
            value={context}
            disabled={hasCamera}
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
