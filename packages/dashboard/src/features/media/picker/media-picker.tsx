import { IMAGE_TYPES, MEDIA_LIMITS, type MediaItem, VIDEO_TYPES } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaPicker } from '../../../text/en/media-picker.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './media-picker.module.css'
import { MediaTile } from './media-tile.tsx'
import { mediaQuery } from './queries.ts'
import { UploadRow } from './upload-row.tsx'
import { usePickerUploads } from './use-picker-uploads.ts'
import { useIncomingFiles } from './use-incoming-files.ts'

addTexts('mediaPicker', mediaPicker)

const SKELETONS = [1, 2, 3, 4, 5, 6]
const MEGABYTE = 1024 * 1024
const facts = {
  IMAGE: {
    title: 'mediaPicker:imageTitle',
    empty: 'mediaPicker:emptyImageTitle',
    kinds: 'mediaPicker:imageKinds',
    accept: IMAGE_TYPES,
    limit: MEDIA_LIMITS.image,
  },
  VIDEO: {
    title: 'mediaPicker:videoTitle',
    empty: 'mediaPicker:emptyVideoTitle',
    kinds: 'mediaPicker:videoKinds',
    accept: VIDEO_TYPES,
    limit: MEDIA_LIMITS.video,
  },
} as const

export interface MediaPickerProps {
  kind: MediaItem['kind']
  /** The address that is chosen now; empty for none. */
  value: string
  onChoose: (url: string) => void
  onClose: () => void
}

function Files({
  kind,
  value,
  search,
  onChoose,
}: Pick<MediaPickerProps, 'kind' | 'value' | 'onChoose'> & { search: string }) {
  const t = useText()
  const library = useQuery(mediaQuery(useApi()))
  if (library.isPending)
    return (
      <Skeletons label={t('mediaPicker:loading')}>
        <div className={styles['grid']}>
          {SKELETONS.map((key) => (
            <Skeleton key={key} height={168} radius={12} />
          ))}
        </div>
      </Skeletons>
    )
  if (!library.data)
    return (
      <ErrorState
        title={t('mediaPicker:errorTitle')}
        sentence={t('mediaPicker:error')}
        safe={t('mediaPicker:errorSafe')}
        retry={{ label: t('retry'), onRetry: () => void library.refetch(), busy: library.isFetching }}
      />
    )
  const ofKind = library.data.filter((item) => item.kind === kind)
  const found = ofKind.filter((item) => item.fileName.toLowerCase().includes(search.trim().toLowerCase()))
  if (ofKind.length === 0) return <EmptyState title={t(facts[kind].empty)} sentence={t('mediaPicker:empty')} />
  if (found.length === 0)
    return <EmptyState drawing="lost" title={t('mediaPicker:noneTitle', { search })} sentence={t('mediaPicker:none')} />
  return (
    <ul className={styles['grid']}>
      {found.map((item) => (
        <li key={item.mediaId}>
          <MediaTile item={item} isChosen={item.url === value} onChoose={() => onChoose(item.url)} />
        </li>
      ))}
    </ul>
  )
}

/** Chooses a picture or video of the library, and adds to it by button, drop or paste. */
export function MediaPicker({ kind, value, onChoose, onClose }: MediaPickerProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const queue = usePickerUploads(kind, onChoose)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, drop } = useIncomingFiles(queue.add)
  const { title, kinds, accept, limit } = facts[kind]
  const running = queue.uploads.filter((upload) => upload.state.status !== 'done')
  return (
    <Dialog open title={t(title)} closeLabel={t('close')} onClose={onClose} isWide>
      <div className={styles['picker']} data-over={isOver} {...drop}>
        <div className={styles['bar']}>
          <SearchField label={t('mediaPicker:search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
          <Button kind="pri" icon="upload" onClick={() => input.current?.click()}>
            {t('mediaPicker:upload')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t('mediaPicker:upload')}
            accept={accept.join(',')}
            onChange={(event) => {
              queue.add([...(event.target.files ?? [])])
              event.target.value = '' // the same file may be chosen again
            }}
          />
        </div>
        <p className={styles['drop']}>
          <b>{isOver ? t('mediaPicker:dropNow') : t('mediaPicker:drop')}</b>
          <span>{t(kinds, { limit: limit / MEGABYTE })}</span>
        </p>
        {running.length > 0 && (
          <ul className={styles['uploads']} aria-label={t('mediaPicker:uploads')}>
            {running.map((upload) => (
              <UploadRow key={upload.id} {...{ upload, queue }} />
            ))}
          </ul>
        )}
        <Files {...{ kind, value, search, onChoose }} />
      </div>
    </Dialog>
  )
}
