import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { VideoPlayer } from '../../media/video-player.tsx'
import { focalStyle } from '../../media/focal-style.ts'
import { EmptySlot } from '../../parts/empty-slot.tsx'
import { messages } from './messages/messages.ts'
import type { videoSchema } from './schema.ts'

/** A framed video, or one that fills the slide behind the stack. */
export function VideoView({ data, media, isDeferred, language = DEFAULT_LANGUAGE }: ViewProps<typeof videoSchema>) {
  const say = messages(language)
  const { width, orientation, borderRadius, fullscreen, focalPoint, ...playback } = data.metadata
  const shared = { url: data.videoUrl, media, playback, isDeferred, language, style: focalStyle(focalPoint) }
  const play = playback.controls ? null : (
    <button type="button" className="tp-play tp-deferred" aria-label={say('playVideo')} />
  )
  const sound =
    playback.muted || playback.controls ? null : (
      <button type="button" className="tp-sound" hidden>
        {say('tapForSound')}
      </button>
    )
  if (!data.videoUrl) {
    const frame = { width: `${width}%`, borderRadius: `${borderRadius}px` }
    const shape = fullscreen
      ? { className: 'tp-cover' }
      : { className: `tp-video tp-${orientation.toLowerCase()}`, style: frame }
    return <EmptySlot kind="VIDEO" words={say('choose')} {...shape} />
  }
  if (fullscreen) {
    return (
      <>
        {/* The page's own button plays it: one in the middle would lie on the words before it. */}
        <VideoPlayer {...shared} className="tp-cover" />
        {sound}
      </>
    )
  }
  return (
    <div
      className={`tp-video tp-${orientation.toLowerCase()}`}
      style={{ width: `${width}%`, borderRadius: `${borderRadius}px` }}
    >
      <VideoPlayer {...shared} className="tp-video-file" />
      {play}
      {sound}
    </div>
  )
}
