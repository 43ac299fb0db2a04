import { MAX_PRINT_TEXT, type PrintOrder, type PrintPreview, type PrintProductName } from '@taplet/contract'
import { useApi } from '../../../../lib/api/api.ts'
import { useText } from '../../../../lib/text.ts'
import { Segment } from '../../../../ui/fields/segment.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ActionDialog } from '../../../../ui/overlays/action-dialog.tsx'
import type { DownloadDialogProps } from '../download-dialog-props.ts'
import panelStyles from '../download-panel.module.css'
import { ErrorLine } from '../error-line.tsx'
import { NoLinks } from '../link-choice/no-links.tsx'
import { useDownload } from '../use-download.tsx'
import { useLinkChoice } from '../link-choice/use-link-choice.ts'
import { NeedField } from './need-field.tsx'
import type { Need } from './need.ts'
import styles from './print-panel.module.css'
import { PrintSizeFields } from './print-size-fields.tsx'
import { PrintStage } from './print-stage.tsx'
import { SafeSize } from './safe-size.tsx'
import { ShopFields } from './shop-fields.tsx'
import { usePrintOptions } from './use-print-options.ts'
import { usePrintPreview } from './use-print-preview.ts'

interface PrintPanelProps extends DownloadDialogProps {
  need: PrintProductName
  onNeed: (need: Need) => void
}

type Printing = ReturnType<typeof usePrinting>

/** What is printed, as it is chosen, drawn and downloaded. */
function usePrinting(props: PrintPanelProps) {
  const { need, designId, onClose } = props
  const api = useApi()
  const isMany = props.tagIds.length > 1
  const choice = useLinkChoice(props)
  const { tagId } = choice
  const wishes = usePrintOptions(need, designId ?? tagId ?? '', isMany)
  const tagIds = isMany ? [...props.tagIds] : tagId === undefined ? [] : [tagId]
  const wanted = { ...wishes.order, tagIds, ...(designId !== undefined && { qrDesignId: designId }) }
  const preview = usePrintPreview(tagIds.length > 0 ? wanted : undefined)
  const download = useDownload<PrintOrder>(
    ({ isConfirmed, ...order }) => api.qrDesigns.print({ ...order, isConfirmed: isConfirmed !== undefined }),
    onClose,
  )
  const canStart = tagIds.length > 0 && preview.problem === undefined
  return {
    ...wishes,
    ...preview,
    choice,
    isMany,
    download,
    canStart,
    start: () => download.start({ ...wanted, ...wishes.file }),
  }
}

function LinkField({ choice: { all, tagId, setTagId }, isMany }: Printing) {
  const t = useText()
  if (isMany || all.length < 2) return null
  return (
    <SelectField
      label={t('qrDownload:link')}
      value={tagId ?? ''}
      options={all.map((link) => ({ value: link.tagId, label: link.tagName || t('qrDesigns:links.untitled') }))}
      onChange={setTagId}
    />
  )
}

/** The two texts around a code. */
function WordFields({ options, change }: Printing) {
  const t = useText()
  return (
    <>
      {(['heading', 'line'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`qrPrint:${name}`)}
          value={options[name]}
          maxLength={MAX_PRINT_TEXT}
          autoComplete="off"
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
    </>
  )
}

/** How many pages it takes. */
function usePages(preview: PrintPreview | undefined): string {
  const t = useText()
  if (!preview) return ''
  if (preview.perSheet === 0) return t('qrPrint:tooLarge')
  return t('qrPrint:sheets', { count: preview.sheets, each: preview.perSheet })
}

/** A product with the code on it: chosen, written on, seen as it will be printed, downloaded. */
export function PrintPanel(props: PrintPanelProps) {
  const { need, onNeed, onClose } = props
  const t = useText()
  const printing = usePrinting(props)
  const { choice, options, change, file, preview, isBusy, problem, download, canStart, start } = printing
  const pages = usePages(preview)
  if (choice.isEmpty) return <NoLinks onClose={onClose} />
  return (
    <>
      <ActionDialog
        isWide
        title={t('qrPrint:title')}
        onClose={onClose}
        action={{
          label: t(download.isBusy ? 'qrDownload:preparing' : 'qrPrint:action', { format: file.format.toUpperCase() }),
          icon: 'download',
          busy: download.isBusy,
          disabled: !canStart,
          onAct: () => void start(),
        }}
      >
        <div className={styles.print}>
          <div className={styles.stage}>
            <PrintStage {...{ preview, isBusy, problem }} label={t(`qrPrint:needs.${need}`)} />
          </div>
          <div className={panelStyles.fields}>
            <NeedField value={need} onChange={onNeed} />
            <LinkField {...printing} />
            <WordFields {...printing} />
            <PrintSizeFields product={need} {...{ options }} hint={pages} onChange={change} />
            {preview && <SafeSize preview={preview} />}
            <Segment
              label={t('qrDownload:format')}
              value={options.format}
              options={(['pdf', 'png', 'svg'] as const).map((value) => ({ value, label: value.toUpperCase() }))}
              onChange={(format) => change({ format })}
            />
            {need !== 'LABELS' && <ShopFields {...{ options }} onChange={change} />}
            <ErrorLine text={download.problem} />
          </div>
        </div>
      </ActionDialog>
      {download.question}
    </>
  )
}
