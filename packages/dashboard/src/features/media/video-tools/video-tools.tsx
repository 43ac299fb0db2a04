import type { MediaItem } from '@taplet/contract'
import { useRef, useState } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { mediaVideo } from '../../../text/en/media/media-video.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CaptionsPanel } from './captions-panel.tsx'
import { PosterPanel } from './poster-panel.tsx'
import { TrimPanel } from './trim-panel.tsx'
import styles from './video-tools.module.css'

addTexts('mediaVideo', mediaVideo)

const TOOLS = ['POSTER', 'TRIM', 'CAPTIONS'] as const
type Tool = (typeof TOOLS)[number]

interface VideoToolsProps {
  item: MediaItem
  /** The video that a part was cut from; the item itself if it is whole. */
  original: MediaItem
  /** Called with the new item that was cut. */
  onSaved: (media: MediaItem) => void
  onClose: () => void
}

/** Poster, trim and captions of a video. Trimming uses the whole original, the rest this very video. */
export function VideoTools({ item, original, onSaved, onClose }: VideoToolsProps) {
  const t = useText()
  const [tool, setTool] = useState<Tool>('POSTER')
  const [current, setCurrent] = useState(item)
  const video = useRef<HTMLVideoElement>(null)
  const shown = tool === 'TRIM' ? original : current
  const file = shown.sources.at(-1)?.url
  const panels = {
    POSTER: <PosterPanel item={current} video={video} onChange={setCurrent} />,
    TRIM: <TrimPanel {...{ item, original, video, onSaved }} />,
    CAPTIONS: <CaptionsPanel item={current} onChange={setCurrent} />,
  }
  return (
    <Dialog
      open
      isWide
      fillsPhone
      title={t('mediaVideo:title', { name: item.fileName })}
      closeLabel={t('mediaVideo:close')}
      onClose={onClose}
    >
      <div className={styles.tools}>
        <div className={styles.stage}>
          {file ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tools beside it make them
            <video
              key={file}
              ref={video}
              src={file}
              poster={shown.posterUrl || undefined}
              aria-label={t('mediaVideo:preview')}
              controls
              playsInline
              preload="auto"
            />
          ) : (
            <p>{t('mediaVideo:noPreview')}</p>
          )}
        </div>
        <div className={styles.side}>
          <Segment
            label={t('mediaVideo:tool.label')}
            value={tool}
            options={TOOLS.map((value) => ({ value, label: t(`mediaVideo:tool.${value}`) }))}
            onChange={setTool}
          />
          {panels[tool]}
        </div>
      </div>
    </Dialog>
  )
}
