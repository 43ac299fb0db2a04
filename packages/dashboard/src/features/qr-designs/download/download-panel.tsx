import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import { codeAddress } from '../code-address.ts'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import { plainDesign } from '../plain-design.ts'
import { designsQuery } from '../../../entities/qr-design/queries.ts'
import { AroundFields } from './around-fields.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'
import styles from './download-panel.module.css'
import { ErrorLine } from './error-line.tsx'
import { NoLinks } from './link-choice/no-links.tsx'
import { OutputField } from './output-field.tsx'
import { SizeFields } from './size-fields.tsx'
import { NeedField } from './print/need-field.tsx'
import type { Need } from './print/need.ts'
import { useDownload } from './use-download.tsx'
import { useFileOptions } from './use-file-options.ts'
import { useLinkChoice } from './link-choice/use-link-choice.ts'

interface DownloadPanelProps extends DownloadDialogProps {
  /** Where the code may go on sheets of labels instead. */
  onSheet?: () => void
  /** A product instead. */
  onNeed: (need: Need) => void
}

/** Downloads one code: for which link, in which format and size, with what around it. */
export function DownloadPanel(props: DownloadPanelProps) {
  const { designId, onClose, onSheet, onNeed } = props
  const t = useText()
  const { all, isEmpty, tagId, setTagId } = useLinkChoice(props)
  const { data: designs } = useQuery(designsQuery(useApi()))
  const publicUrl = useLinkUrl()
  const { options, change, size, around } = useFileOptions()
  const { isBusy, start, question, problem } = useDownload(useApi().qrDesigns.file, onClose)
  if (isEmpty) return <NoLinks onClose={onClose} />
  const wanted = designId ?? all.find((link) => link.tagId === tagId)?.qrDesignId
  const design = designs?.find((one) => one.qrDesignId === wanted) ?? plainDesign
  return (
    <>
      <ActionDialog
        isWide
        title={t('qrDownload:title')}
        onClose={onClose}
        action={{
          label: t(isBusy ? 'qrDownload:preparing' : 'qrDownload:action'),
          icon: 'download',
          busy: isBusy,
          disabled: tagId === undefined,
          onAct: () => void (tagId !== undefined && start({ tagId, qrDesignId: designId, ...size, ...around })),
        }}
      >
        <div className={styles.panel}>
          <div className={styles.preview} data-transparent={around.isTransparent}>
            <DesignCode address={codeAddress(publicUrl, tagId)} design={design} label="" />
            {around.caption && <p>{around.caption}</p>}
          </div>
          <div className={styles.fields}>
            <NeedField value="CODE" onChange={onNeed} />
            {onSheet && <OutputField isSheet={false} onChange={onSheet} />}
            <SelectField
              label={t('qrDownload:link')}
              value={tagId ?? ''}
              options={all.map((link) => ({
                value: link.tagId,
                label: link.tagName || t('qrDesigns:links.untitled'),
              }))}
              onChange={setTagId}
            />
            <SizeFields {...{ options }} onChange={change} smallestMm={design.check?.smallestPrintMm ?? 0} />
            <AroundFields {...{ options }} onChange={change} />
            <ErrorLine text={problem} />
          </div>
        </div>
      </ActionDialog>
      {question}
    </>
  )
}
