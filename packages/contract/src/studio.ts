/**
 * Entry point: calls that only the editors make, beyond the specification's. Apart from `contract`, so that the
 * dashboard's first screen does not carry them.
 */
import { checkCalls } from './editing/checks.ts'
import { draftCalls } from './editing/drafts.ts'
import { experienceToolCalls } from './experiences/experience-tools.ts'
import { mediaToolCalls } from './media/media-tools.ts'
import { slideToolCalls } from './slides/slide-tools.ts'
import { templateCalls } from './slides/templates.ts'
import { twinCalls } from './editing/twins.ts'
import { versionCalls } from './editing/versions.ts'

export { type CheckedAddress, MAX_CHECKED_ADDRESSES, type UntriedLinks } from './editing/checks.ts'
export { type DocumentKind, type Draft, documentKind, draftCalls } from './editing/drafts.ts'
export { type ExperienceConsequences } from './experiences/experience-tools.ts'
export { type ChangeResult, MAX_MANY } from './kit/many.ts'
export { type MediaRecipe, mediaRecipe, type MediaTrim, mediaTrim } from './media/media-recipe.ts'
export { MAX_CAPTION_BYTES, MAX_CAPTIONS, type MediaUse } from './media/media-tools.ts'
export { applyColours } from './media/recipe/apply-colours.ts'
export { type ColourMatrix, colourMatrix } from './media/recipe/colour-matrix.ts'
export { type FilterName, FILTERS } from './media/recipe/filters.ts'
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
} from './media/recipe/geometry.ts'
export { COLOUR_KEYS, type ColourKey, type Colours, isNeutral, neutralRecipe } from './media/recipe/neutral-recipe.ts'
export { type CheckFinding } from './editing/save-warnings.ts'
export { type SlideConsequences } from './slides/slide-tools.ts'
export { MAX_TEMPLATES, type SlideTemplate } from './slides/templates.ts'
export { type ShownDocument, shownDocument, type Twin } from './editing/twins.ts'
export { type Version } from './editing/versions.ts'

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
