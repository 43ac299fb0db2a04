/** Entry point: slides of every kind of library item, as visitors see them. */
export { consentVersion } from './form/consent-version.ts'
export { ItemView, type ItemViewProps } from './kinds/item-view.tsx'
export { dressSlides } from './kinds/dress-slides.ts'
