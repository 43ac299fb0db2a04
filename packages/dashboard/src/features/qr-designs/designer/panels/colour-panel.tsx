import { readableColours, type ScanDesign } from '@taplet/qr/scannability'
import { useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { blankDesign } from '../../blank-design.ts'
import styles from './colour-panel.module.css'
import { colourParts } from './colour-parts.ts'
import { ColourRow } from './colour-row.tsx'
import { mended } from '../repairs/mended.ts'
import type { DesignEditor } from '../state/use-design-editor.ts'
import { readVariation, writeVariation } from './variation.ts'

interface ColourPanelProps {
  editor: DesignEditor
  /** The look as the check sees it. */
  scan: ScanDesign
  /** The account's own colours. */
  brand: readonly string[]
}

const startColours = blankDesign('start').clientConfig.coloring

/** Offers darker twins for as long as a design has the colours that every design begins with. */
function ReadableOffer({ editor }: { editor: DesignEditor }) {
  const t = useText()
  const [isKept, setIsKept] = useState(false)
  const { coloring } = editor.state.document.clientConfig
  const isStart = (['body1', 'cornerBorder', 'cornerCenter', 'backgroundColor'] as const).every(
    (key) => coloring[key].toUpperCase() === startColours[key],
  )
  if (!isStart || isKept) return null
  return (
    <section className={styles['offer']} aria-label={t('qrDesigner:colours.readableTitle')}>
      <p>{t('qrDesigner:colours.readable')}</p>
      <div>
        <Button small kind="soft" icon="shield" onClick={() => editor.restyle(readableColours)}>
          {t('qrDesigner:colours.readableAction')}
        </Button>
        <Button small kind="plain" onClick={() => setIsKept(true)}>
          {t('qrDesigner:colours.readableKeep')}
        </Button>
      </div>
    </section>
  )
}

/** Paint, the colours with what they do to reading, and the account's own colours. */
export function ColourPanel({ editor, scan, brand }: ColourPanelProps) {
  const t = useText()
  const { coloring } = editor.state.document.clientConfig
  const { paint, hasOwnCorners } = readVariation(coloring.variation)
  const recolour = (change: Partial<typeof coloring>) =>
    editor.restyle((config) => ({ ...config, coloring: { ...config.coloring, ...change } }))
  const mend = (fix: string) => () => editor.restyle((config) => mended({ ...scan, config }, fix).config)
  return (
    <section className={styles['colours']}>
      <h2>{t('qrDesigner:colours.title')}</h2>
      <ReadableOffer editor={editor} />
      <div className={styles['list']}>
        {colourParts(coloring).map(({ key, label, fix }) => (
          <ColourRow
            key={key}
            label={t(`qrDesigner:colours.${label}`)}
            value={coloring[key]}
            ground={key === 'backgroundColor' ? undefined : coloring.backgroundColor}
            brand={brand}
            onChange={(value) => recolour({ [key]: value })}
            onMend={mend(fix)}
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
