import type { MediaItem } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import { frameOf } from './frame-of.ts'
import { seek } from './seek.ts'
import styles from './video-tools.module.css'

interface PosterPanelProps {
  item: MediaItem
  video: RefObject<HTMLVideoElement | null>
  onChange: (item: MediaItem) => void
}

/** Chooses the video's poster: a frame of it, or a picture. */
export function PosterPanel({ item, video, onChange }: PosterPanelProps) {
  const t = useText()
  const api = useApi()
  const studio = useApi().media
  const client = useQueryClient()
  const { addAndWait } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const [seconds, setSeconds] = useState(0)
  const set = useMutation({
    mutationFn: async (chosen: File | 'FRAME') => {
      const isFrame = chosen === 'FRAME'
      if (isFrame && !video.current) throw new Error(t('mediaVideo:noPreview'))
      const picture = await addAndWait(isFrame && video.current ? await frameOf(video.current) : (chosen as File)) // FRAME is handled above
      const { media } = await studio.setPoster({ mediaId: item.mediaId, posterMediaId: picture.mediaId })
      // The video has its own copy: the frame alone would only clutter the library.
      if (isFrame) await api.media.delete({ mediaId: picture.mediaId }).catch(() => undefined)
      return media
    },
    onSuccess: (media) => {
      onChange(media)
      toast.done(t('mediaVideo:posterDone'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  })
  const length = item.durationMs / 1000
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{t('mediaVideo:posterHint')}</p>
      {item.posterUrl && (
        <div className={styles.poster}>
          <img src={item.posterUrl} alt="" />
          {t('mediaVideo:posterNow')}
        </div>
      )}
      <SliderField
        label={t('mediaVideo:at')}
        unit="s"
        min={0}
        max={Math.max(0.1, Math.floor(length * 10) / 10)}
        step={0.1}
        value={seconds}
        onChange={(next) => {
          setSeconds(next)
          seek(video.current, next)
        }}
      />
      <div className={styles.row}>
        <Button kind="pri" busy={set.isPending} onClick={() => set.mutate('FRAME')}>
          {t('mediaVideo:useFrame')}
        </Button>
        <Button icon="upload" disabled={set.isPending} onClick={() => input.current?.click()}>
          {t('mediaVideo:uploadPoster')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          aria-label={t('mediaVideo:uploadPoster')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) set.mutate(file)
            event.target.value = '' // the same file may be chosen again
          }}
        />
      </div>
      {set.isError && (
        <p className={styles.problem} role="alert">
          {set.error.message}
        </p>
      )}
    </div>
  )
}
