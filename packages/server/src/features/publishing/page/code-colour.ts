import { parseColour } from '@taplet/base/colours'
import type { PublicExperience } from '@taplet/contract'
import { readableShade } from '@taplet/slides/contrast'

/** Against the white of the code: as dark as readers of any age want it, and a colour still. */
const DARK_ENOUGH = 7
const WHITE = '#FFFFFF'

/** Returns the strongest colour of the app's first slide, as dark as a code must be; black for an app without slides. */
export function codeColour({ slides }: Pick<PublicExperience, 'slides'>): string {
  const [first] = slides
  if (!first) return '#000000'
  const { theme, backgroundMedia } = first.viewMetadata
  const colours = [backgroundMedia.color, theme.ink]
  const strongest = colours.reduce((one, other) => (strength(other) > strength(one) ? other : one), theme.accent)
  return readableShade(strongest, [WHITE], DARK_ENOUGH)
}

/** How far it is from grey. */
function strength(colour: string): number {
  const { red, green, blue } = parseColour(colour)
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}
