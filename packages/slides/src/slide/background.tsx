import type { MediaLookup } from './media-info.ts'
import { Picture } from '../media/picture.tsx'
import type { BackgroundMedia } from './slide-schema.ts'
import { VideoPlayer } from '../media/video-player.tsx'

const AMBIENT = { autoplay: true, loop: true, controls: false, muted: true }

/** A cover picture is as wide as the screen or as its height asks; the desktop stage is a phone of about 810 px. */
const coverSizes = (ratio: number) => {
  const rounded = Math.round(ratio * 100) / 100
  return `(min-width:900px) max(390px,${Math.round(810 * rounded)}px),max(100vw,${Math.round(100 * rounded)}vh)`
}

/** The ground of a slide as CSS: seen first, and wherever media is transparent or missing. */
export const groundStyle = ({ type, color, gradientTo, gradientAngle }: BackgroundMedia): string =>
  type === 'GRADIENT' ? `linear-gradient(${gradientAngle}deg,${color},${gradientTo})` : color

function scrim({ color, opacity, shape }: BackgroundMedia['overlay']): string {
  const tint = `color-mix(in srgb,${color} ${opacity}%,transparent)`
  if (shape === 'FULL') return tint
  // Solid at the text, clear from about three fifths on, and a little at the top for the chrome (look/viewer).
  const clear = `color-mix(in srgb,${color} 0%,transparent)`
  const light = `color-mix(in srgb,${color} ${Math.round(opacity * 0.6)}%,transparent)`
  const most = `color-mix(in srgb,${color} ${Math.round(opacity * 0.8)}%,transparent)`
  return shape === 'FOOT'
    ? `linear-gradient(${light},${clear} 17%,${clear} 52%,${most} 76%,${tint})`
    : `linear-gradient(${tint},${most} 24%,${clear} 48%)`
}

interface BackgroundProps {
  background: BackgroundMedia
  media: MediaLookup
  isDeferred: boolean
  isPriority: boolean
}

/** The media of a slide's ground; nothing for a plain colour or gradient. */
export function BackgroundPicture({ background, media, isDeferred, isPriority }: BackgroundProps) {
  const { type, url, focalPoint } = background
  const style = { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }
  const shared = { url, media, isDeferred, style, className: 'tp-cover' }
  if (type === 'IMAGE') return <Picture {...shared} alt="" sizes={coverSizes} isPriority={isPriority} hasPlaceholder />
  if (type === 'VIDEO' && url) return <VideoPlayer {...shared} playback={AMBIENT} />
  return null
}

/** The tint between media and widgets; nothing when it is clear. */
export function Scrim({ overlay }: { overlay: BackgroundMedia['overlay'] }) {
  return overlay.opacity > 0 ? <div className="tp-scrim" style={{ background: scrim(overlay) }} /> : null
}
