import type { MediaItem } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { retryProcessing } from '../upload/send-upload.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import styles from '../library/library.module.css'
import { UploadRow } from './upload-row.tsx'

/** A video of the library that is being processed, or failed. */
function PreparedRow({ item, onDelete }: { item: MediaItem; onDelete: (item: MediaItem) => void }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => retryProcessing({ media: api.media }, item),
    onError: (error) => toast.failed(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  const hasFailed = item.status === 'FAILED'
  return (
    <li className={styles.upload}>
      <div>
        <ProgressBar
          label={item.fileName}
          tone={hasFailed ? 'failed' : 'going'}
          note={t(hasFailed ? 'mediaPicker:failed' : 'mediaPicker:processing')}
          {...(hasFailed && { value: 0 })}
        />
        {hasFailed && <p className={styles.reason}>{item.failureReason}</p>}
      </div>
      {hasFailed && (
        <>
          <IconButton
            icon="reload"
            label={t('mediaPicker:retryNamed', { name: item.fileName })}
            disabled={retry.isPending}
            onClick={() => retry.mutate()}
          />
          <IconButton icon="trash" label={t('mediaFiles:delete')} onClick={() => onDelete(item)} />
        </>
      )}
    </li>
  )
}

interface ProcessingListProps {
  queue: Uploads
  library: readonly MediaItem[]
  onDelete: (item: MediaItem) => void
}

/** Everything in progress: uploads of this visit, and videos that the server is processing. */
export function ProcessingList({ queue, library, onDelete }: ProcessingListProps) {
  const t = useText()
  const uploads = queue.uploads.filter((upload) => upload.state.status !== 'done')
  const shown = new Set(uploads.flatMap(({ state }) => ('media' in state && state.media ? [state.media.mediaId] : [])))
  const prepared = library.filter((item) => item.status !== 'READY' && !shown.has(item.mediaId))
  if (uploads.length + prepared.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={t('mediaPicker:uploads')}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} {...{ upload, queue }} />
      ))}
      {prepared.map((item) => (
        <PreparedRow key={item.mediaId} {...{ item, onDelete }} />
      ))}
    </ul>
  )
}
