import type { CSSProperties } from 'react'
import { isSafeMedia } from '../define/fields.ts'
import type { MediaLookup, MediaInfo } from '../define/media-info.ts'
import { findMedia, placeholderImage } from './media-sources.ts'

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
}

const EXPLANATION = { PROCESSING: 'This video is on its way', FAILED: 'This video cannot be shown' } as const

/**
 * Renditions as `url width url width …`, smallest first; the behaviour picks one for the screen. A safe address holds
 * no space (fields.ts), but it may hold a comma.
 */
function renditions(url: string, info: MediaInfo | undefined): string {
  const files = (info?.sources ?? []).filter((source) => isSafeMedia(source.url))
  return files.length > 0 ? files.map((file) => `${file.url} ${file.width}`).join(' ') : `${url} 0`
}

/** Words to the video. None is fetched before it shows: behavior.ts chooses one, or the visitor by the player's own button. */
const Captions = ({ info }: { info: MediaInfo | undefined }) =>
  (info?.captions ?? [])
    .filter(({ url }) => isSafeMedia(url))
    .map(({ url, language, label }) => (
      <track key={language} kind="captions" src={url} srcLang={language} label={label} />
    ))

/** True when the merchant wants them shown without being asked. */
const hasDefault = (info: MediaInfo | undefined): true | undefined =>
  info?.captions?.some((one) => one.isDefault) || undefined

/** The merchant's default comes first: it is what is shown where none speaks the visitor's language. */
const inOrder = (info: MediaInfo | undefined): MediaInfo | undefined =>
  info?.captions && {
    ...info,
    captions: info.captions.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
  }

/**
 * A video that holds no file until the visitor stands on its slide (behavior.ts mounts it); with no script the browser's
 * own player. One that is not ready shows its poster, or a quiet word; an empty or unsafe address an empty frame.
 */
export function VideoPlayer({ url, media, playback, className, style, isDeferred }: VideoPlayerProps) {
  const info = findMedia(media, url)
  const poster = info && isSafeMedia(info.posterUrl) ? info.posterUrl : undefined
  const look = { className, style: { ...style, backgroundImage: placeholderImage(info?.placeholder) } }
  if (!isSafeMedia(url)) return <div {...look} />
  if (info && info.status !== 'READY') {
    if (poster) return <img {...look} src={poster} alt="" />
    return (
      <div {...look}>
        <p className="tp-video-note">{EXPLANATION[info.status]}</p>
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
