import type { ViewProps } from '../../define.ts'
import { isSafeLink } from '../../fields.ts'
import { Picture } from '../../media/picture.tsx'
import type { imageSchema } from './schema.ts'

/** A picture; a link when it has a safe address. Without a picture, a quiet frame that keeps its place. */
export function ImageView({ data, media, isDeferred }: ViewProps<typeof imageSchema>) {
  const { width, rotation, borderRadius, linkUrl } = data.metadata
  const style = {
    width: `${width}%`,
    borderRadius: `${borderRadius}px`,
    ...(rotation ? { rotate: `${rotation}deg` } : {}),
  }
  if (!data.imageUrl) return <div className="tp-image tp-image-empty" style={style} />
  const sizes = () => `min(${Math.round(width * 0.9)}vw,${Math.round(width * 4.8)}px)`
  const picture = (
    <Picture {...{ media, isDeferred, sizes, style }} url={data.imageUrl} alt={data.altText} className="tp-image" />
  )
  if (!isSafeLink(linkUrl)) return picture
  return (
    <a className="tp-image-link" href={linkUrl} aria-label={data.altText ? undefined : linkUrl}>
      {picture}
    </a>
  )
}
