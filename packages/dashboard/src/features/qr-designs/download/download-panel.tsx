import type { Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { usePublicUrl } from '../../../lib/api/instance.ts'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { linksQuery } from '../../../entities/link/queries.ts'
import { codeAddress } from '../code-address.ts'
import { DesignCode } from '../../../entities/qr-design/design-code.tsx'
import { plainDesign } from '../plain-design.ts'
import { designsQuery } from '../../../entities/qr-design/queries.ts'
import { AroundFields } from './around-fields.tsx'
import type { DownloadDialogProps } from './download-dialog-props.ts'
import styles from './download-panel.module.css'
import { ErrorLine } from './error-line.tsx'
import { OutputField } from './output-field.tsx'
import { SizeFields } from './size-fields.tsx'
import { useDownload } from './use-download.tsx'
import { useFileOptions } from './use-file-options.ts'

const NO_LINKS: readonly Tag[] = []

/** The default link: one that uses the design, else any. */
function useLinkChoice({ tagIds, designId }: DownloadDialogProps) {
  const { data } = useQuery(linksQuery(useApi()))
  const [chosen, setChosen] = useState<string>()
  const all = data ?? NO_LINKS
  const fitting = all.find((link) => link.qrDesignId === designId) ?? all[0]
  const tagId = chosen ?? tagIds[0] ?? fitting?.tagId
  return { all, isEmpty: data?.length === 0, tagId, setTagId: setChosen }
}

function NoLinks({ onClose }: Pick<DownloadDialogProps, 'onClose'>) {
  const t = useText()
  return (
    <Dialog
      open
      title={t('qrDownload:title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={<ButtonLink to="/app/triggers/create">{t('qrDesigns:links.open')}</ButtonLink>}
    >
      <p>{t('qrDownload:noLinks')}</p>
    </Dialog>
  )
}

interface DownloadPanelProps extends DownloadDialogProps {
  /** Where the code may go on sheets of labels instead. */
  onSheet?: () => void
}

/** Downloads one code: for which link, in which format and size, with what around it. */
export function DownloadPanel(props: DownloadPanelProps) {
  const { designId, onClose, onSheet } = props
  const t = useText()
  const { all, isEmpty, tagId, setTagId } = useLinkChoice(props)
  const { data: designs } = useQuery(designsQuery(useApi()))
  const publicUrl = usePublicUrl()
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
