/** Entry point: what slides are made of, as data. Safe on the server, in the browser and in the contract. */
export {
  type Asks,
  colour,
  entityId,
  isSafeLink,
  isSafeMedia,
  lines,
  linkUrl,
  mediaUrl,
  optionalColour,
  shortText,
} from './define/fields.ts'
export type { ControlRole, FormRules, Lack } from './define/define-widget.ts'
export { FORM_ADDRESSES, PHOTO_MEGABYTES } from './form/form-addresses.ts'
export type { LiveLookup, ReviewOnShow, ReviewSummary, ProductOnShow, WebsitePreview } from './define/live-info.ts'
export { type FontFace, slideFontFaces } from './slide/font-faces.ts'
export { type FontId, fontIds, fontStack, type SlideFont, slideFonts, fallbackFaceOf } from './type/fonts.ts'
export {
  type Caption,
  caption,
  type MediaInfo,
  type MediaLookup,
  mediaInfo,
  type MediaSource,
  mediaSource,
} from './define/media-info.ts'
export {
  type BackgroundMedia,
  backgroundMedia,
  MAX_WIDGETS,
  type Slide,
  slide,
  type ViewMetadata,
  viewMetadata,
} from './slide/slide-schema.ts'
export { type AppTheme, appTheme } from './define/app-theme.ts'
export { type BrandStyle, brandStyle } from './define/brand-style.ts'
export { type SocialAddress, socialAddress } from './social-links/social-address.ts'
export { type SlideTheme, slideTheme } from './define/slide-theme.ts'
export { renaming, withWords } from './slide/renaming.ts'
export { fitsTextBounds } from './slide/slide-text.ts'
export {
  isPressComplete,
  type PressAction,
  type PressActionOf,
  type PressActionType,
  pressedSlide,
} from './press-actions/press-actions.ts'
export { wifiCode } from './press-actions/actions/wifi.ts'
export { slideTitle } from './slide/slide-title.ts'
export { slideWeight } from './slide/slide-weight.ts'
export {
  schemaOf,
  type Widget,
  type WidgetType,
  widget,
  widgetName,
  widgetSchemas,
  widgetTypes,
} from './registry/widgets/schemas.ts'
export type { ItemTarget, KindSchema } from './define/define-kind.ts'
export { kindOf, kindParts, kindSchemas, type KindParts, type KindType, kindTypes } from './registry/kinds/schemas.ts'
