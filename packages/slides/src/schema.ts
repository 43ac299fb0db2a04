/** Entry point: what slides are made of, as data. Safe on the server, in the browser and in the contract. */
export {
  type Asks,
  colour,
  entityId,
  isSafeLink,
  isSafeMedia,
  linkUrl,
  mediaUrl,
  optionalColour,
  shortText,
} from './fields.ts'
export type { ControlRole, FormRules, Lack } from './define.ts'
export { FORM_ADDRESSES } from './form/form-addresses.ts'
export { schemaOf } from './slide/schema-of.ts'
export type { LiveLookup, ReviewOnShow, ReviewSummary, ProductOnShow, WebsitePreview } from './slide/live-info.ts'
export { type FontFace, slideFontFaces } from './slide/font-faces.ts'
export { type FontId, fontIds, fontStack, type SlideFont, slideFonts, standInOf } from './slide/fonts.ts'
export {
  type Caption,
  caption,
  type MediaInfo,
  type MediaLookup,
  mediaInfo,
  type MediaSource,
  mediaSource,
} from './slide/media-info.ts'
export {
  type BackgroundMedia,
  backgroundMedia,
  MAX_WIDGETS,
  type Slide,
  slide,
  type SlideTheme,
  slideTheme,
  type ViewMetadata,
  viewMetadata,
} from './slide/slide-schema.ts'
export { fitsTextBounds } from './slide/slide-text.ts'
export { slideWeight } from './slide/slide-weight.ts'
export { type Widget, type WidgetType, widget, widgetSchemas, widgetTypes } from './slide/widget-schema.ts'
