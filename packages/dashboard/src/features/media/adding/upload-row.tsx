import { IMAGE_TYPES, VIDEO_TYPES } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import type { UploadState } from '../upload/upload-state.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import styles from '../library/library.module.css'
import { askForFile } from './ask-for-file.ts'

const CONVERTING_SHARE = 0.3 // of the whole upload; the rest is sending

/** Overall progress in %; undefined while unknown. */
function percentOf(state: UploadState): number | undefined {
  switch (state.status) {
    case 'converting':
      return state.progress * CONVERTING_SHARE * 100
    case 'uploading':
      return (CONVERTING_SHARE + state.progress * (1 - CONVERTING_SHARE)) * 100
    case 'done':
      return 100
    case 'failed':
    case 'cancelled':
      return 0
    case 'queued':
    case 'processing':
      return undefined
  }
}

interface UploadRowProps {
  upload: Uploads['uploads'][number]
  queue: Pick<Uploads, 'add' | 'cancel' | 'retry' | 'dismiss'>
}

/** One upload: its progress, and buttons to cancel, retry, or dismiss it. */
export function UploadRow({ upload: { id, name, kind, state }, queue }: UploadRowProps) {
  const t = useText()
  const value = percentOf(state)
  const isOver = state.status === 'failed' || state.status === 'cancelled'
  const notes: Partial<Record<UploadState['status'], string>> = {
    queued: t('mediaPicker:waiting'),
    processing: t('mediaPicker:processing'),
    failed: t('mediaPicker:failed'),
    cancelled: t('mediaPicker:cancelled'),
  }
  const note = notes[state.status]
  const isHopeless = state.status === 'failed' && (!kind || state.isFinal === true)
  const handleAnother = () =>
    askForFile({ accept: [...(kind === 'VIDEO' ? VIDEO_TYPES : IMAGE_TYPES)].join(',') }, (file) => {
      queue.dismiss(id)
      queue.add([file])
    })
  return (
    <li className={styles.upload}>
      <div>
        <ProgressBar
          label={name}
          tone={isOver ? 'failed' : 'going'}
          {...(value !== undefined && { value })}
          {...(note && { note })}
        />
        {state.status === 'failed' && (
          <p className={styles.reason} role="alert">
            {state.reason}
          </p>
        )}
      </div>
      {isOver ? (
        <>
          {/* A file that cannot be used stays one. */}
          {isHopeless && (
            <Button small kind="plain" onClick={handleAnother}>
              {t('mediaPicker:another')}
            </Button>
          )}
          {!isHopeless && (
            <IconButton icon="reload" label={t('mediaPicker:retryNamed', { name })} onClick={() => queue.retry(id)} />
          )}
          <IconButton icon="close" label={t('mediaPicker:dismiss', { name })} onClick={() => queue.dismiss(id)} />
        </>
      ) : (
        state.status !== 'processing' && (
          <IconButton icon="close" label={t('mediaPicker:cancel', { name })} onClick={() => queue.cancel(id)} />
        )
      )}
    </li>
  )
}
