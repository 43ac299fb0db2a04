import type { MediaItem } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import type { UseTable } from './find-media.ts'
import { nameList, mediaSizeLabel } from './media-labels.ts'

interface DeleteFilesProps {
  items: readonly MediaItem[]
  library: readonly MediaItem[]
  uses: UseTable
  onDone: () => void
  onCancel: () => void
}

/** Asks for confirmation before deleting files, naming the effects on slides and edited pictures. */
export function DeleteFiles({ items, library, uses, onDone, onCancel }: DeleteFilesProps) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const ids = new Set(items.map((item) => item.mediaId))
  const used = items.filter((item) => uses.has(item.url))
  const names = used.flatMap((item) => {
    const use = uses.get(item.url)
    const shown = [
      ...(use?.slides ?? []),
      ...(use?.slides.length ? [] : (use?.apps ?? [])),
      ...[use?.templates, use?.brands, use?.products].flatMap((list): readonly { name: string }[] => list ?? []),
    ]
    return shown.map(({ name }) => name)
  })
  const orphans = library.filter((item) => ids.has(item.originalMediaId) && !ids.has(item.mediaId))
  const more = (count: number) => t('mediaFiles:moreSlides', { count })
  const consequences = [
    used.length > 0
      ? t('mediaFiles:erase.used', { count: used.length, names: nameList([...new Set(names)], more) })
      : t('mediaFiles:erase.unused'),
    ...(orphans.length > 0 ? [t('mediaFiles:erase.edits', { count: orphans.length })] : []),
    t('mediaFiles:erase.room', { size: mediaSizeLabel(items.reduce((sum, item) => sum + item.bytes, 0)) }),
  ]
  const erase = useMutation({
    mutationFn: async () => {
      const outcomes = await Promise.allSettled(items.map(({ mediaId }) => api.media.delete({ mediaId })))
      return outcomes.filter((outcome) => outcome.status === 'rejected').length
    },
    onSuccess: (failed) => {
      if (failed > 0) toast.failed(t('mediaFiles:erase.partly', { count: failed }))
      if (failed < items.length) toast.done(t('mediaFiles:erase.done', { count: items.length - failed }))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={t('mediaFiles:erase.title', { count: items.length })}
      consequences={consequences}
      confirmLabel={t('mediaFiles:erase.confirm')}
      cancelLabel={t('mediaFiles:erase.cancel')}
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
      onCancel={onCancel}
    />
  )
}
