/**
 * Entry point: calls that only the editors make, beyond the specification's. Apart from `contract`, so that the
 * dashboard's first screen does not carry them.
 */
import { checkCalls } from './checks.ts'
import { draftCalls } from './drafts.ts'
import { experienceToolCalls } from './experience-tools.ts'
import { mediaToolCalls } from './media-tools.ts'
import { slideToolCalls } from './slide-tools.ts'
import { templateCalls } from './templates.ts'
import { twinCalls } from './twins.ts'
import { versionCalls } from './versions.ts'

export { type CheckedAddress, MAX_CHECKED_ADDRESSES, type UntriedLinks } from './checks.ts'
export { type DocumentKind, type Draft, documentKind, draftCalls } from './drafts.ts'
export { type ExperienceConsequences } from './experience-tools.ts'
export { type ChangeResult, MAX_MANY } from './many.ts'
export { type MediaRecipe, mediaRecipe, type MediaTrim, mediaTrim } from './media-recipe.ts'
export { MAX_CAPTION_BYTES, MAX_CAPTIONS, type MediaUse } from './media-tools.ts'
export { applyColours } from './recipe/apply-colours.ts'
export { type ColourMatrix, colourMatrix } from './recipe/colour-matrix.ts'
export { type FilterName, FILTERS } from './recipe/filters.ts'
export {
  type Box,
  type Crop,
  cropBox,
  fitCrop,
  largestCrop,
  normalRotation,
  type Size,
  sourcePoint,
  toCrop,
  turnedSize,
} from './recipe/geometry.ts'
export { COLOUR_KEYS, type ColourKey, type Colours, isNeutral, neutralRecipe } from './recipe/neutral-recipe.ts'
export { type CheckFinding } from './save-warnings.ts'
export { type SlideConsequences } from './slide-tools.ts'
export { MAX_TEMPLATES, type SlideTemplate } from './templates.ts'
export { type ShownDocument, shownDocument, type Twin } from './twins.ts'
export { type Version } from './versions.ts'

/** Without drafts, which editors need before all the others. */
export const studioTools = {
  checks: checkCalls,
  experiences: experienceToolCalls,
  media: mediaToolCalls,
  slides: slideToolCalls,
  templates: templateCalls,
  twins: twinCalls,
  versions: versionCalls,
} as const
export type StudioTools = typeof studioTools

export const studio = { ...studioTools, drafts: draftCalls } as const
export type Studio = typeof studio
