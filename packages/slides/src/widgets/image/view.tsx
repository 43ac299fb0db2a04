import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { isSafeLink } from '../../define/fields.ts'
import { Picture } from '../../media/picture.tsx'
import { EmptySlot } from '../../parts/empty-slot.tsx'
import { Press } from '../../press-actions/press.tsx'
import { pressWords } from '../../press-actions/press-actions.ts'
import { focalStyle } from '../../media/focal-style.ts'
import { messages } from './messages/messages.ts'
import type { imageSchema } from './schema.ts'

type Metadata = ViewProps<typeof imageSchema>['data']['metadata']

/** Width ÷ height of the shapes that a picture is cropped to. */
const RATIOS = { SQUARE: '1', PORTRAIT: '4 / 5', LANDSCAPE: '3 / 2' } as const

function shapeStyle({ width, rotation, borderRadius, ratio, focalPoint, isBleeding }: Metadata) {
  return {
    ...(isBleeding ? {} : { width: `${width}%`, borderRadius: `${borderRadius}px` }),
    ...(ratio === 'ORIGINAL' ? {} : { aspectRatio: RATIOS[ratio], ...focalStyle(focalPoint) }),
    ...(rotation ? { rotate: `${rotation}deg` } : {}),
  }
}

const STAGE = '(min-width:900px)' // from here on pages show a 390 px wide phone on a stage

function sizesOf({ width, isBleeding, isHalf }: Metadata): string {
  if (isBleeding && !isHalf) return `${STAGE} 390px,min(100vw,780px)`
  const share = (width / 100) * (isHalf ? 0.5 : 1)
  const [stage, screen, widest] = [342, 90, 480].map((whole) => Math.round(whole * share))
  return `${STAGE} ${stage}px,min(${screen}vw,${widest}px)`
}

/** A picture; a link when it has a safe address. Without a picture, a placeholder for one. */
export function ImageView({
  data,
  media,
  isDeferred,
  place,
  language = DEFAULT_LANGUAGE,
}: ViewProps<typeof imageSchema>) {
  const { metadata, imageUrl, altText } = data
  const { action, linkUrl, ratio, isBleeding } = metadata
  const classes = ['tp-image', ratio !== 'ORIGINAL' && 'tp-image-cut', isBleeding && 'tp-image-bleeding']
  const shared = { className: classes.filter(Boolean).join(' '), style: shapeStyle(metadata) }
  if (!imageUrl) {
    const words = data.placeholder || messages(language)('choose')
    return <EmptySlot kind="PICTURE" words={words} {...shared} style={{ aspectRatio: '4 / 3', ...shared.style }} />
  }
  const picture = (
    <Picture {...{ media, isDeferred }} {...shared} sizes={() => sizesOf(metadata)} url={imageUrl} alt={altText} />
  )
  if (action)
    return (
      <Press
        {...{ action, place, language }}
        className="tp-image-link"
        label={altText ? undefined : pressWords(action)(language)}
      >
        {picture}
      </Press>
    )
  if (!isSafeLink(linkUrl)) return picture
  return (
    <a className="tp-image-link" href={linkUrl} aria-label={altText ? undefined : linkUrl}>
      {picture}
    </a>
  )
}
