import { QR_FILE_PATH, QR_FILES_PATH, type QrFormat, type Tag } from '@taplet/contract/codes'
import { useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SwitchField } from '../../../ui/fields/switch-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useDownload } from '../calls/use-download.ts'
import { nameOf } from '../parts/name-of.ts'
import styles from './files-dialog.module.css'

const formats = ['png', 'svg', 'pdf', 'eps', 'jpg'] as const satisfies readonly QrFormat[]
const sizes = ['512', '1024', '2048', '4096'] as const // px
const sheets = ['A4_3X8', 'A4_2X7', 'A4_4X10', 'LETTER_3X10', 'LETTER_2X5'] as const
const MANY_MAX = 500 // the ids of more do not fit into one address

interface FilesDialogProps {
  links: readonly Tag[]
  onClose: () => void
}

/** The codes of links as files, one each, or as sheets of labels. */
export function FilesDialog({ links, onClose }: FilesDialogProps) {
  const t = useText()
  const [output, setOutput] = useState<'zip' | 'labels'>('zip')
  const [format, setFormat] = useState<(typeof formats)[number]>('png')
  const [pixels, setPixels] = useState<(typeof sizes)[number]>('1024')
  const [sheet, setSheet] = useState<(typeof sheets)[number]>('A4_3X8')
  const [hasCaptions, setHasCaptions] = useState(true)
  const { download, isBusy, refusal } = useDownload(onClose)
  const [first] = links
  const isOne = links.length === 1
  const isSheet = output === 'labels'
  const handleDownload = (isConfirmed: boolean) => {
    const confirmed = { isConfirmed: String(isConfirmed) }
    if (isOne && first && !isSheet) return download(QR_FILE_PATH, { tagId: first.tagId, format, pixels, ...confirmed })
    const tagIds = links.slice(0, MANY_MAX).map((link) => link.tagId)
    const what = isSheet ? { sheet } : { format, pixels }
    return download(QR_FILES_PATH, {
      tagIds: tagIds.join(','),
      output,
      hasCaptions: String(hasCaptions),
      ...what,
      ...confirmed,
    })
  }
  return (
    <Dialog
      open
      title={t('links:files.title', { count: links.length, name: nameOf(first, t) })}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" icon="download" busy={isBusy} onClick={() => handleDownload(refusal?.mayConfirm === true)}>
            {refusal?.mayConfirm ? t('links:files.anyway') : t('links:files.action')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <Segment
          label={t('links:files.output')}
          value={output}
          options={[
            { value: 'zip', label: t('links:files.zip', { count: links.length }) },
            { value: 'labels', label: t('links:files.labels') },
          ]}
          onChange={setOutput}
        />
        {isSheet ? (
          <SelectField
            label={t('links:files.sheet')}
            value={sheet}
            options={sheets.map((value) => ({ value, label: t(`links:sheets.${value}`) }))}
            onChange={setSheet}
          />
        ) : (
          <>
            <Segment
              label={t('links:files.format')}
              hint={t(`links:formats.${format}`)}
              value={format}
              options={formats.map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={setFormat}
            />
            {(format === 'png' || format === 'jpg') && (
              <Segment
                label={t('links:files.pixels')}
                value={pixels}
                options={sizes.map((value) => ({ value, label: value }))}
                onChange={setPixels}
              />
            )}
          </>
        )}
        {(isSheet || !isOne) && (
          <SwitchField
            label={t('links:files.captions')}
            hint={t('links:files.captionsHint')}
            checked={hasCaptions}
            onChange={setHasCaptions}
          />
        )}
        {refusal && (
          <p className={styles['refusal']} role="alert">
            {refusal.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
