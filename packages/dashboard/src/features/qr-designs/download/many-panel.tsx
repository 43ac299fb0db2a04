import { QR_FILES_PATH, type QrFilesQuery } from '@taplet/contract'
import { labelSheet } from '@taplet/contract/schemas'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'
import styles from './download-panel.module.css'
import { SizeFields } from './size-fields.tsx'
import { useDownload } from './use-download.tsx'
import { useFileOptions } from './use-file-options.ts'

/** Hundreds of codes, each drawn and read, take minutes: no limit of time. */
const patientSend: typeof fetch = (...args) => globalThis.fetch(...args)

/** So many are there in a moment. */
const FEW = 20

/** Many codes at once, each in the design of its link: files in a ZIP, or sheets of labels. */
export function ManyPanel({ tagIds, onClose }: DownloadDialogProps) {
  const t = useText()
  const [output, setOutput] = useState<'zip' | 'labels'>('zip')
  const [sheet, setSheet] = useState<NonNullable<QrFilesQuery['sheet']>>('A4_3X8')
  const [hasCaptions, setHasCaptions] = useState(true)
  const { options, change, size } = useFileOptions()
  const { isBusy, start, question } = useDownload(patientSend, QR_FILES_PATH, onClose)
  const kind = output === 'labels' ? { sheet } : size
  return (
    <>
      <ActionDialog
        title={t('qrDownload:titleMany', { count: tagIds.length })}
        onClose={onClose}
        action={{
          label: t(isBusy ? 'qrDownload:preparing' : 'qrDownload:action'),
          icon: 'download',
          busy: isBusy,
          onAct: () => void start({ tagIds: tagIds.join(','), output, hasCaptions, ...kind }),
        }}
      >
        <div className={styles['fields']}>
          <Segment
            label={t('qrDownload:output')}
            value={output}
            options={[
              { value: 'zip', label: t('qrDownload:zip') },
              { value: 'labels', label: t('qrDownload:labels') },
            ]}
            onChange={setOutput}
          />
          {output === 'labels' ? (
            <SelectField
              label={t('qrDownload:sheet')}
              value={sheet}
              options={labelSheet.options.map((value) => ({ value, label: t(`qrDownload:sheets.${value}`) }))}
              onChange={setSheet}
            />
          ) : (
            <SizeFields {...{ options }} onChange={change} smallestMm={0} />
          )}
          <SwitchField label={t('qrDownload:names')} checked={hasCaptions} onChange={setHasCaptions} />
          <p role="status">{isBusy && tagIds.length > FEW && t('qrDownload:patience')}</p>
        </div>
      </ActionDialog>
      {question}
    </>
  )
}
