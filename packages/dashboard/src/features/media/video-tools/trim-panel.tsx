import type { MediaItem, MediaTrim } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import { mediaLengthLabel } from '../library/media-labels.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { cutInBrowser } from './cut-in-browser.ts'
import { moveEnd } from './move-end.ts'
import { seek } from './seek.ts'
import styles from './video-tools.module.css'

const STEP = 0.1 // s

interface TrimPanelProps {
  item: MediaItem
  original: MediaItem
  video: RefObject<HTMLVideoElement | null>
  onSaved: (media: MediaItem) => void
}

/** Cuts out a part of the video: on the server where supported, else in this browser. */
export function TrimPanel({ item, original, video, onSaved }: TrimPanelProps) {
  const t = useText()
  const api = useApi()
  const studio = useApi().media
  const { addAndWait } = useUploads()
  const lengthMs = original.durationMs
  const [part, setPart] = useState<MediaTrim>(item.trim ?? { startMs: 0, endMs: lengthMs })
  const [done, setDone] = useState(0)
  const { data: server } = useQuery({
    queryKey: ['media', 'capabilities'],
    queryFn: () => api.media.getCapabilities({}),
  })
  const cut = useMutation({
    mutationFn: async (trim: MediaTrim) =>
      server?.convertsVideo
        ? (await studio.trim({ mediaId: original.mediaId, trim })).media
        : cutInBrowser({ studio, upload: addAndWait }, original, trim, setDone),
    onSuccess: onSaved,
  })
  // Effect: the player; playing a part stops at its end.
  useEffect(() => {
    const player = video.current
    const stop = () => {
      if (player && player.currentTime * 1000 >= part.endMs) player.pause()
    }
    player?.addEventListener('timeupdate', stop)
    return () => player?.removeEventListener('timeupdate', stop)
  }, [video, part.endMs])
  const move = (end: keyof MediaTrim) => (seconds: number) => {
    const next = moveEnd(part, end, Math.round(seconds * 1000), lengthMs)
    setPart(next)
    seek(video.current, next[end] / 1000)
  }
  const play = () => {
    seek(video.current, part.startMs / 1000)
    // A browser that refuses to play shows its own controls.
    void video.current?.play().catch(() => undefined)
  }
  const isWhole = part.startMs === 0 && part.endMs >= lengthMs
  const max = Math.floor(lengthMs / 100) / 10
  return (
    <div className={styles.panel}>
      <SliderField
        label={t('mediaVideo:from')}
        unit="s"
        min={0}
        max={max}
        step={STEP}
        value={part.startMs / 1000}
        onChange={move('startMs')}
      />
      <SliderField
        label={t('mediaVideo:to')}
        unit="s"
        min={0}
        max={max}
        step={STEP}
        value={Math.min(max, part.endMs / 1000)}
        onChange={move('endMs')}
      />
      <p className={styles.length}>{t('mediaVideo:part', { length: mediaLengthLabel(part.endMs - part.startMs) })}</p>
      <div className={styles.row}>
        <Button icon="play" onClick={play}>
          {t('mediaVideo:play')}
        </Button>
        <Button kind="pri" busy={cut.isPending} disabled={isWhole} onClick={() => cut.mutate(part)}>
          {t('mediaVideo:trim')}
        </Button>
      </div>
      <p className={styles.hint} aria-live="polite">
        {cut.isPending && done > 0
          ? t('mediaVideo:trimming', { percent: Math.round(done * 100) })
          : t('mediaVideo:trimHint')}
        {server && !server.convertsVideo && ` ${t('mediaVideo:trimBrowser')}`}
      </p>
      {cut.isError && (
        <p className={styles.problem} role="alert">
          {t('mediaVideo:trimFailed', { reason: cut.error.message })}
        </p>
      )}
    </div>
  )
}
