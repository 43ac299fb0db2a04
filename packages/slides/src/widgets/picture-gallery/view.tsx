import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { Picture } from '../../media/picture.tsx'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { EmptySlot } from '../../parts/empty-slot.tsx'
import { messages } from './messages/messages.ts'
import { chosenOf, type GalleryPicture, type pictureGallerySchema } from './schema.ts'

type Props = ViewProps<typeof pictureGallerySchema>

const STAGE = '(min-width:900px)' // from here on pages show a 390 px wide phone on a stage
const SIZES = {
  GRID: () => `${STAGE} 171px,min(45vw,240px)`,
  ROW: () => `${STAGE} 290px,min(76vw,410px)`,
  WHOLE: () => '100vw',
} as const

interface ItemProps extends Pick<Props, 'media' | 'isDeferred'> {
  picture: GalleryPicture
  number: number
  layout: 'GRID' | 'ROW'
  /** Undefined where nothing can be enlarged: in editors and previews. */
  zoomId: string | undefined
  language: Language
}

/** A picture in the gallery; a tap shows it over the whole screen, which the browser does by itself. */
function Item({ picture: { imageUrl, altText }, number, layout, zoomId, media, isDeferred, language }: ItemProps) {
  const say = messages(language)
  const drawn = { url: imageUrl, media, alt: altText }
  const small = <Picture {...drawn} className="tp-pictures-one" sizes={SIZES[layout]} isDeferred={isDeferred} />
  if (!zoomId) return <li>{small}</li>
  const label = altText ? say('enlargeNamed', { text: altText }) : say('enlarge', { number })
  return (
    <li>
      <button type="button" popoverTarget={zoomId} aria-label={label}>
        {small}
      </button>
      <div id={zoomId} popover="auto" className="tp-pictures-zoom">
        <button type="button" popoverTarget={zoomId} popoverTargetAction="hide" aria-label={say('close')}>
          {/* Loaded when it is shown. */}
          <Picture {...drawn} className="tp-pictures-whole" sizes={SIZES.WHOLE} isDeferred />
        </button>
        {altText ? <p dir="auto">{altText}</p> : null}
      </div>
    </li>
  )
}

/** Several pictures, all of them seen without a script: in a grid, or side by side in a row. */
export function PictureGalleryView(props: Props) {
  const { data, media, isDeferred, place, language = DEFAULT_LANGUAGE } = props
  const { title, layout, metadata } = data
  const pictures = chosenOf(data)
  if (pictures.length === 0) {
    const words = messages(language)('choose')
    return <EmptySlot kind="PICTURE" words={words} className="tp-pictures" style={{ aspectRatio: '4 / 3' }} />
  }
  return (
    <div {...cardLook('tp-pictures', metadata)}>
      <CardTitle title={title} />
      <ul className={layout === 'ROW' ? 'tp-pictures-row' : 'tp-pictures-grid'}>
        {pictures.map((picture, index) => (
          <Item
            // The same picture may be there twice.
            key={index}
            number={index + 1}
            zoomId={place && `zoom-${place.widgetId}-${index}`}
            {...{ picture, layout, media, isDeferred, language }}
          />
        ))}
      </ul>
    </div>
  )
}
