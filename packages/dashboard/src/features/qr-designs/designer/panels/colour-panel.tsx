import type { QrClientConfig } from '@taplet/contract'
import { readableColours, type ScanDesign } from '@taplet/qr/scannability'
import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { brightLook, safeLook } from '../../start-look.ts'
import styles from './colour-panel.module.css'
import { colourParts } from './colour-parts.ts'
import { ColourRow } from './colour-row.tsx'
import { applyFixRepeatedly } from '../fixes/apply-fix-repeatedly.ts'
import type { DesignEditor } from '../state/use-design-editor.ts'
import { readVariation, writeVariation } from './variation.ts'

interface ColourPanelProps {
  editor: DesignEditor
  /** The design as the scan check sees it. */
  scan: ScanDesign
  /** The account's brand colours. */
  brand: readonly string[]
}

const shownColours = ['body1', 'cornerBorder', 'cornerCenter', 'backgroundColor'] as const
const hasColoursOf = (look: QrClientConfig, { coloring }: QrClientConfig): boolean =>
  shownColours.every((key) => coloring[key].toUpperCase() === look.coloring[key])

/** Leads from the look that new designs open with to the bright one, and from that one's colours to darker ones. */
function StartOffer({ editor }: { editor: DesignEditor }) {
  const t = useText()
  const [isDismissed, setIsDismissed] = useState(false)
  const { clientConfig } = editor.state.document
  const isBright = hasColoursOf(brightLook, clientConfig)
  if (isDismissed || !(isBright || hasColoursOf(safeLook, clientConfig))) return null
  const kind = isBright ? 'readable' : 'bright'
  return (
    <section className={styles.offer} aria-label={t(`qrDesigner:colours.${kind}Title`)}>
      <p>{t(`qrDesigner:colours.${kind}`)}</p>
      <div>
        <Button
          small
          kind="soft"
          {...(isBright && { icon: 'shield' })}
          onClick={() => editor.restyle(isBright ? readableColours : () => brightLook)}
        >
          {t(`qrDesigner:colours.${kind}Action`)}
        </Button>
        <Button small kind="plain" onClick={() => setIsDismissed(true)}>
          {t('qrDesigner:colours.readableKeep')}
        </Button>
      </div>
    </section>
  )
}

/** Gradient, the colours with their effect on scanning, and the account's brand colours. */
export function ColourPanel({ editor, scan, brand }: ColourPanelProps) {
  const t = useText()
  const { coloring } = editor.state.document.clientConfig
  const { paint, hasOwnCorners } = readVariation(coloring.variation)
  const recolour = (change: Partial<typeof coloring>) =>
    editor.restyle((config) => ({ ...config, coloring: { ...config.coloring, ...change } }))
  const fixBy = (fix: string) => () => editor.restyle((config) => applyFixRepeatedly({ ...scan, config }, fix).config)
  return (
    <section className={styles.colours}>
      <h2>{t('qrDesigner:colours.title')}</h2>
      <StartOffer editor={editor} />
      <div className={styles.list}>
        {colourParts(coloring).map(({ key, label, fix }) => (
          <ColourRow
            key={key}
            label={t(`qrDesigner:colours.${label}`)}
            value={coloring[key]}
            ground={key === 'backgroundColor' ? undefined : coloring.backgroundColor}
            brand={brand}
            onChange={(value) => recolour({ [key]: value })}
            onFix={fixBy(fix)}
          />
        ))}
      </div>
      <Segment
        label={t('qrDesigner:colours.paint')}
        value={paint}
        options={[
          { value: 'one', label: t('qrDesigner:colours.one') },
          { value: 'linear', label: t('qrDesigner:colours.linear') },
          { value: 'radial', label: t('qrDesigner:colours.radial') },
        ]}
        onChange={(value) => recolour({ variation: writeVariation(value, hasOwnCorners) })}
      />
      <SwitchField
        label={t('qrDesigner:colours.ownCorners')}
        checked={hasOwnCorners}
        onChange={(checked) => recolour({ variation: writeVariation(paint, checked) })}
      />
    </section>
  )
}
