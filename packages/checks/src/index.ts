/** Entry point: issues visitors may notice, found by the same checks in the editor and on the server. */
export { type BackdropMedia, backdropMedia, coverCrop, RASTER, sampleUrl } from './backdrop/backdrop.ts'
export { type CheckedSlide, type SlideFacts } from './check.ts'
export {
  type AddressFact,
  type LayoutFact,
  type Raster,
  type ScreenFact,
  type TapFact,
  type TextFact,
} from './facts.ts'
export { type Finding, type Fix } from './finding.ts'
export { type CheckId, checkIds, checks } from './registry.ts'
export { isMostlyUnfinished } from './checks/unfinished.ts'
export { checkApp, checkSlide, checkSlideSteps, toWire } from './run-checks.ts'
export { lettersOf } from './letters.ts'
export { overlapping } from './overlapping.ts'
export { REFERENCE, type Screen, screens, TEXT_SCALES } from './screens.ts'
export { type Steps } from './steps.ts'
export { packLayout, unpackLayout } from './stored-layout.ts'
export { webLinks } from './web-links.ts'
