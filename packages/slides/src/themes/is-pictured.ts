import { isArt } from '../art/is-art.ts'
import { schemaOf } from '../registry/widgets/schemas.ts'
import type { BackgroundMedia, Slide } from '../slide/slide-schema.ts'

/** Where our backgrounds are, of this and of earlier releases. */
const STOCK = '/assets/app/samples/backgrounds/'

/** True for a picture or a film of the merchant's own; our backgrounds give way to the theme's, and our drawings wear it. */
export const isOwnPicture = ({ type, url }: BackgroundMedia): boolean =>
  (type === 'IMAGE' || type === 'VIDEO') && url !== '' && !url.startsWith(STOCK) && !isArt(url)

/** True when text lies on a picture or film that stays whatever the theme. */
export const isPictured = ({ viewMetadata, widgets }: Pick<Slide, 'viewMetadata' | 'widgets'>): boolean =>
  isOwnPicture(viewMetadata.backgroundMedia) ||
  widgets.some((widget) => schemaOf(widget).isBehind?.(widget.widgetData) === true)
