import type { MediaItem } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaEditor } from '../../../text/en/media/media-editor.ts'
import { mediaFiles } from '../../../text/en/media/media-files.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from '../library/library.module.css'
import { nameList } from '../library/media-labels.ts'
import { useOfMediaQuery } from '../library/use-of-media-query.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

addTexts('mediaEditor', mediaEditor)
addTexts('mediaFiles', mediaFiles)

const EditPicture = lazyComponent(async () => (await import('../image-editor/edit-picture.tsx')).EditPicture, 'OVER')
const VideoTools = lazyComponent(async () => (await import('../video-tools/video-tools.tsx')).VideoTools, 'OVER')

/** A GIF is animated; WebP is unknown until decoded, and usually still. */
const moves = (item: MediaItem): boolean => item.kind === 'IMAGE' && item.fileType === 'image/gif'

interface EditMediaProps {
  item: MediaItem
  library: readonly MediaItem[]
  /** Uses the edited file where the person came from; absent if there is no such place. */
  onUse?: ((url: string) => void) | undefined
  /** It is in use there, perhaps not saved yet. */
  isShown?: boolean
  onClose: () => void
}

/** Asks where to use an edited file. */
export function WhereTo({
  before,
  after,
  onUse,
  onClose,
}: { before: MediaItem; after: MediaItem } & Omit<EditMediaProps, 'item' | 'library' | 'isShown'>) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { data } = useQuery(useOfMediaQuery(api))
  const slides = data?.uses.get(before.url)?.slides ?? []
  const replace = useMutation({
    mutationFn: () => api.media.replace({ fromUrl: before.url, toUrl: after.url }),
    onSuccess: ({ viewIds }) => {
      toast.done(t('mediaEditor:use.replaced', { count: viewIds.length }))
      onUse?.(after.url)
      onClose()
    },
    onError: (error) => toast.failed(error.message),
    // Slides, apps and the library: all may show something else now.
    onSettled: () => client.invalidateQueries(),
  })
  const keep = () => {
    toast.done(t('mediaEditor:use.kept'))
    onClose()
  }
  const names = nameList(
    slides.map((slide) => slide.name),
    (count) => t('mediaFiles:moreSlides', { count }),
  )
  return (
    <Dialog open title={t('mediaEditor:use.title')} closeLabel={t('mediaEditor:use.keep')} onClose={keep}>
      <div className={styles.answers}>
        {onUse && (
          <button type="button" onClick={() => onUse(after.url)}>
            {t('mediaEditor:use.here')}
            <small>{t('mediaEditor:use.hereHint')}</small>
          </button>
        )}
        {slides.length > 0 && (
          <button type="button" disabled={replace.isPending} onClick={() => replace.mutate()}>
            {t('mediaEditor:use.everywhere', { count: slides.length })}
            <small>{t('mediaEditor:use.everywhereHint', { names })}</small>
          </button>
        )}
        <button type="button" onClick={keep}>
          {t('mediaEditor:use.keep')}
          <small>{t('mediaEditor:use.keepHint')}</small>
        </button>
      </div>
    </Dialog>
  )
}

/** Edits a file of the library, always from its original, and asks where to use the result. */
export function EditMedia({ item, library, onUse, isShown = false, onClose }: EditMediaProps) {
  const t = useText()
  const client = useQueryClient()
  const { data } = useQuery(useOfMediaQuery(useApi()))
  const [made, setMade] = useState<MediaItem>()
  const original = library.find((one) => one.mediaId === item.originalMediaId) ?? item
  const handleSaved = (media: MediaItem) => {
    void client.invalidateQueries({ queryKey: ['media'] })
    const slides = data?.uses.get(item.url)?.slides ?? (data && isShown ? [] : undefined)
    if (media.url === item.url) onClose()
    // It is used nowhere else, so there is nothing to ask.
    else if (onUse && slides && slides.length <= 1) onUse(media.url)
    else setMade(media)
  }
  if (made) return <WhereTo before={item} after={made} {...{ onUse, onClose }} />
  if (moves(item))
    return (
      <Dialog open title={t('mediaEditor:title', { name: item.fileName })} closeLabel={t('close')} onClose={onClose}>
        <p>{t('mediaEditor:moving')}</p>
      </Dialog>
    )
  const shared = { original, onSaved: handleSaved, onClose }
  return (
    <Suspense fallback={null}>
      {item.kind === 'IMAGE' ? (
        <EditPicture {...shared} name={item.fileName} start={original === item ? null : item.recipe} />
      ) : (
        <VideoTools {...shared} item={item} />
      )}
    </Suspense>
  )
}
