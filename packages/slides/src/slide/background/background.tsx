import type { Language } from '@taplet/messages'
import type { CSSProperties } from 'react'
import type { MediaLookup } from '../../define/media-info.ts'
import { Picture } from '../../media/picture.tsx'
import { scrimStops } from './scrim-stops.ts'
import type { BackgroundMedia } from '../slide-schema.ts'
import { VideoPlayer } from '../../media/video-player.tsx'

const AMBIENT = { autoplay: true, loop: true, controls: false, muted: true }

/**
 * A cover picture is as wide as the screen or as its height requires; the desktop stage is a phone of about 810 px.
 * More than two device pixels per CSS pixel are invisible behind text, so screens with three request less.
 */
const coverSizes = (ratio: number) => {
  const cover = (part: number) => `max(${Math.round(100 * part)}vw,${Math.round(100 * ratio * part)}vh)`
  return `(min-width:900px) max(390px,${Math.round(810 * ratio)}px),(min-resolution:2.5x) ${cover(0.62)},${cover(1)}`
}

/** Returns the background of a slide as CSS: seen first, and wherever media is transparent or missing. */
export const groundStyle = ({ type, color, gradientTo, gradientAngle }: BackgroundMedia): string =>
  type === 'GRADIENT' ? `linear-gradient(${gradientAngle}deg,${color},${gradientTo})` : color

function scrim(overlay: BackgroundMedia['overlay']): string {
  const tint = (opacity: number) => `color-mix(in srgb,${overlay.color} ${opacity}%,transparent)`
  const stops = scrimStops(overlay)
  if (stops.length === 1) return tint(overlay.opacity)
  return `linear-gradient(${stops.map(({ at, opacity }) => `${tint(opacity)} ${at}%`).join(',')})`
}

/** Returns a background's focus point; nothing for the middle. The layout can override one axis, as in landscape. */
function coverFocus({ x, y }: BackgroundMedia['focalPoint']): CSSProperties {
  const place = { ...(x !== 50 && { '--tp-x': `${x}%` }), ...(y !== 50 && { '--tp-y': `${y}%` }) }
  return place as CSSProperties // custom properties are not in React's type
}

interface BackgroundProps {
  background: BackgroundMedia
  media: MediaLookup
  isDeferred: boolean
  isPriority: boolean
  language: Language | undefined
}

/** The background's media; nothing for a plain colour or gradient. */
export function BackgroundPicture({ background, media, isDeferred, isPriority, language }: BackgroundProps) {
  const { type, url, focalPoint } = background
  const style = coverFocus(focalPoint)
  const shared = { url, media, isDeferred, style, className: 'tp-cover' }
  if (type === 'IMAGE') return <Picture {...shared} alt="" sizes={coverSizes} isPriority={isPriority} hasPlaceholder />
  if (type === 'VIDEO' && url) return <VideoPlayer {...shared} language={language} playback={AMBIENT} />
  return null
}

/** The tint between media and widgets; nothing when it is transparent. */
export function Scrim({ overlay }: { overlay: BackgroundMedia['overlay'] }) {
  return overlay.opacity > 0 ? <div className="tp-scrim" style={{ background: scrim(overlay) }} /> : null
}
