import { labelsOn, type LabelSheetName, MAX_LABELS, MAX_PRINT_CODES } from '@taplet/contract'
import { useCallback, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import { CaptionFields, type CaptionChoice } from './caption-fields.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'
import styles from './download-panel.module.css'
import { ErrorLine } from './error-line.tsx'
import { NeedField } from './print/need-field.tsx'
import type { Need } from './print/need.ts'
import { useSizeLabel } from './print/use-size-label.ts'
import { NumberField } from './number-field.tsx'
import { OutputField } from './output-field.tsx'
import { SizeFields } from './size-fields.tsx'
import { useCodeFiles } from './use-code-files.ts'
import { useFileOptions } from './use-file-options.ts'
import { WaitingPanel } from './waiting-panel.tsx'

const sheets: readonly LabelSheetName[] = [
  'A4_3X8',
  'A4_3X7',
  'A4_2X7',
  'A4_4X10',
  'HERMA_3X8',
  'LETTER_3X10',
  'LETTER_2X5',
]

/** Its codes are the smallest: with captions 1 of 72 was not read at 150 dpi, and all were at 300. */
const FINEST_SHEET = 'A4_4X10'
const FINE_DPI = 300

interface ManyPanelProps extends DownloadDialogProps {
  /** Of one link: back to its code as a file. */
  onSingle?: () => void
  /** A product instead. */
  onNeed: (need: Need) => void
}

interface LabelFieldsProps {
  sheet: LabelSheetName
  /** Number of codes. */
  count: number
  copies: number
  hasCaption: boolean
  onSheet: (sheet: LabelSheetName) => void
  onCopies: (copies: number | undefined) => void
}

function LabelFields({ sheet, count, copies, hasCaption, onSheet, onCopies }: LabelFieldsProps) {
  const t = useText()
  const sizeLabel = useSizeLabel()
  const labels = labelsOn(sheet)
  return (
    <>
      <SelectField
        label={t('qrDownload:sheet')}
        value={sheet}
        options={sheets.map((value) => ({ value, label: sizeLabel('LABELS', value) }))}
        onChange={onSheet}
      />
      <NumberField
        label={t('qrDownload:copies')}
        unit=""
        value={copies}
        min={1}
        max={Math.max(1, Math.floor(MAX_LABELS / count))}
        hint={t('qrDownload:pages', { count: Math.ceil((count * copies) / labels), labels })}
        onChange={onCopies}
      />
      {sheet === FINEST_SHEET && hasCaption && <p>{t('qrDownload:fineSheet', { dpi: FINE_DPI })}</p>}
    </>
  )
}

/** Codes of many links in their designs, as files in a ZIP or as label sheets; one link's code on labels only. */
export function ManyPanel({ tagIds, onClose, onSingle, onNeed }: ManyPanelProps) {
  const t = useText()
  const [output, setOutput] = useState<'zip' | 'labels'>(onSingle ? 'labels' : 'zip')
  const [sheet, setSheet] = useState<LabelSheetName>('A4_3X8')
  const [copies, setCopies] = useState<number>()
  const [captions, setCaptions] = useState<CaptionChoice>({ captionOf: 'NONE', caption: '' })
  const { options, change, size } = useFileOptions()
  const count = tagIds.length
  const handleDone = useCallback(() => onClose(), [onClose])
  const files = useCodeFiles(handleDone)
  // One code fills a sheet; many are wanted once each.
  const wanted = copies ?? (count === 1 ? labelsOn(sheet) : 1)
  if (files.job) return <WaitingPanel job={files.job} onBack={files.reset} onClose={onClose} />
  const kind = output === 'labels' ? { sheet, copies: wanted } : size
  return (
    <ActionDialog
      title={t('qrDownload:titleMany', { count })}
      onClose={onClose}
      action={{
        label: t(files.isStarting ? 'qrDownload:preparing' : 'qrDownload:action'),
        icon: 'download',
        busy: files.isStarting,
        onAct: () => files.start({ tagIds: [...tagIds], output, ...captions, ...kind }),
      }}
    >
      <div className={styles.fields}>
        {count <= MAX_PRINT_CODES && <NeedField value="CODE" onChange={onNeed} />}
        {onSingle ? (
          <OutputField isSheet onChange={onSingle} />
        ) : (
          <Segment
            label={t('qrDownload:output')}
            value={output}
            options={[
              { value: 'zip', label: t('qrDownload:zip') },
              { value: 'labels', label: t('qrDownload:labels') },
            ]}
            onChange={setOutput}
          />
        )}
        {output === 'labels' ? (
          <LabelFields
            {...{ sheet, count }}
            copies={wanted}
            hasCaption={captions.captionOf !== 'NONE'}
            onSheet={setSheet}
            onCopies={setCopies}
          />
        ) : (
          <SizeFields {...{ options }} onChange={change} smallestMm={0} />
        )}
        <CaptionFields value={captions} onChange={setCaptions} />
        <ErrorLine text={files.problem && t('qrDownload:failed', { message: files.problem })} />
      </div>
    </ActionDialog>
  )
}
