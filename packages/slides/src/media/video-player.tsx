import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import type { CSSProperties } from 'react'
import { isSafeMedia } from '../define/fields.ts'
import type { MediaLookup, MediaInfo } from '../define/media-info.ts'
import { findMedia, placeholderImage } from './media-sources.ts'
import { messages } from './messages/messages.ts'

export interface Playback {
  autoplay: boolean
  loop: boolean
  controls: boolean
  muted: boolean
}

interface VideoPlayerProps {
  url: string
  media: MediaLookup
  playback: Playback
  className: string
  style?: CSSProperties | undefined
  isDeferred: boolean
  language?: Language | undefined
}

interface NoteProps extends Pick<VideoPlayerProps, 'language'> {
  status: 'FAILED' | 'PROCESSING'
}

/**
 * Returns the renditions as `url width url width …`, smallest first; the behavior picks one for the screen. A safe
 * address holds no space (fields.ts), but it may hold a comma.
 */
function renditions(url: string, info: MediaInfo | undefined): string {
  const files = (info?.sources ?? []).filter((source) => isSafeMedia(source.url))
  return files.length > 0 ? files.map((file) => `${file.url} ${file.width}`).join(' ') : `${url} 0`
}

/** Captions of the video. Each loads only when shown: behavior.ts chooses one, or the visitor in the player. */
const Captions = ({ info }: { info: MediaInfo | undefined }) =>
  (info?.captions ?? [])
    .filter(({ url }) => isSafeMedia(url))
    .map(({ url, language, label }) => (
      <track key={language} kind="captions" src={url} srcLang={language} label={label} />
    ))

/** True when the merchant wants captions shown by default. */
const hasDefault = (info: MediaInfo | undefined): true | undefined =>
  info?.captions?.some((one) => one.isDefault) || undefined

/** Puts the merchant's default first: it is shown when no captions are in the visitor's language. */
const inOrder = (info: MediaInfo | undefined): MediaInfo | undefined =>
  info?.captions && {
    ...info,
    captions: info.captions.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
  }

const Note = ({ status, language = DEFAULT_LANGUAGE }: NoteProps) => (
  <p className="tp-video-note">{messages(language)(status)}</p>
)

/**
 * A video that loads no file until the visitor is on its slide (behavior.ts mounts it); without a script the browser's
 * own player. While processing it shows its poster or a short notice; for an empty or unsafe address an empty frame.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { url, media, playback, className, style, isDeferred, language } = props
  const info = findMedia(media, url)
  const poster = info && isSafeMedia(info.posterUrl) ? info.posterUrl : undefined
  const look = { className, style: { ...style, backgroundImage: placeholderImage(info?.placeholder) } }
  if (!isSafeMedia(url)) return <div {...look} />
  if (info && info.status !== 'READY') {
    if (poster) return <img {...look} src={poster} alt="" />
    return (
      <div {...look}>
        <Note status={info.status} language={language} />
      </div>
    )
  }
  const { autoplay, loop, controls, muted } = playback
  const files = renditions(url, info)
  const captions = <Captions info={inOrder(info)} />
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that its merchant gave it */}
      <video
        {...look}
        className={`${className} tp-deferred`}
        data-sources={files}
        {...(isDeferred ? { 'data-poster': poster } : { poster })}
        data-autoplay={autoplay || undefined}
        data-sound={!muted || undefined}
        data-captions={hasDefault(info)}
        data-controls={controls || undefined}
        data-module="playback"
        {...{ loop, muted }}
        playsInline
        preload="none"
      >
        {captions}
      </video>
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
        <video {...look} src={files.split(' ')[0]} {...{ poster, loop, muted }} controls playsInline preload="none">
          {captions}
        </video>
      </noscript>
    </>
  )
}
