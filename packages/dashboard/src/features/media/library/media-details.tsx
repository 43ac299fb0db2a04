import type { MediaItem, MediaUse } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { language, useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from './library.module.css'
import { mediaLengthLabel, pictureOf, mediaSizeLabel } from './media-labels.ts'

interface MediaDetailsProps {
  item: MediaItem
  original: MediaItem | undefined
  use: MediaUse | undefined
  onClose: () => void
}

function Facts({ item, original, use }: Omit<MediaDetailsProps, 'onClose'>) {
  const t = useText()
  const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name).join(', ') ?? ''
  const rows = [
    [t('mediaFiles:detail.measures'), item.width > 0 && `${item.width} × ${item.height}`],
    [t('mediaFiles:detail.length'), item.durationMs > 0 && mediaLengthLabel(item.durationMs)],
    [t('mediaFiles:detail.size'), mediaSizeLabel(item.bytes)],
    [t('mediaFiles:detail.type'), item.fileType],
    [t('mediaFiles:detail.added'), new Date(item.createdAt).toLocaleString(language)],
    [t('mediaFiles:detail.slides'), names(use?.slides)],
    [t('mediaFiles:detail.apps'), names(use?.apps)],
    [t('mediaFiles:detail.templates'), names(use?.templates)],
    [t('mediaFiles:detail.brands'), names(use?.brands)],
    [t('mediaFiles:detail.products'), names(use?.products)],
    [t('mediaFiles:detail.used'), use === undefined && t('mediaFiles:detail.unused')],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {original && <p>{t('mediaFiles:detail.madeOf', { name: original.fileName })}</p>}
    </>
  )
}

/** Details of a file, with editable name and alt text. */
export function MediaDetails({ item, original, use, onClose }: MediaDetailsProps) {
  const t = useText()
  const studio = useApi().media
  const client = useQueryClient()
  const [fileName, setFileName] = useState(item.fileName)
  const [altText, setAltText] = useState(item.altText)
  const save = useMutation({
    mutationFn: () => studio.update({ mediaId: item.mediaId, fileName, altText }),
    onSuccess: () => {
      toast.done(t('mediaFiles:detail.saved'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  const isChanged = fileName.trim() !== item.fileName || altText.trim() !== item.altText
  const picture = pictureOf(item)
  return (
    <Dialog
      open
      title={t('mediaFiles:detail.title')}
      closeLabel={t('mediaFiles:detail.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('mediaFiles:detail.close')}</Button>
          <Button
            kind="pri"
            busy={save.isPending}
            disabled={!isChanged || fileName.trim() === ''}
            onClick={() => save.mutate()}
          >
            {t('mediaFiles:detail.save')}
          </Button>
        </>
      }
    >
      <div className={styles.detail}>
        {picture && (
          <figure>
            <img src={picture} alt={item.altText} />
          </figure>
        )}
        <TextField
          label={t('mediaFiles:detail.name')}
          maxLength={255}
          value={fileName}
          error={save.isError ? save.error.message : undefined}
          onChange={(event) => setFileName(event.target.value)}
        />
        {item.kind === 'IMAGE' && (
          <TextField
            label={t('mediaFiles:detail.alt')}
            hint={t('mediaFiles:detail.altHint')}
            maxLength={300}
            value={altText}
            onChange={(event) => setAltText(event.target.value)}
          />
        )}
        <Facts {...{ item, original, use }} />
      </div>
    </Dialog>
  )
}
