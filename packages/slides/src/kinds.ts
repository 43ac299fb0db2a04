/** Entry point: slides of every kind of library item, as visitors see them. */
export { consentVersion } from './form/consent-version.ts'
export { ItemView, type ItemViewProps } from './item/item-view.tsx'
export { applySlideThemes } from './item/apply-slide-themes.ts'
export { chromeInkOf } from './slide/chrome-ink-of.ts'
