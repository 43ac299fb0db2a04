import { parseColour } from '@taplet/base/colours'
import type { PublicExperience } from '@taplet/contract'
import { contrast, readableShade } from '@taplet/slides/contrast'

/** Against the white of the code: as dark as readers of any age want it, and a colour still. */
const DARK_ENOUGH = 7
const WHITE = '#FFFFFF'

/** Returns the colours of an app: those of its theme that need no darkening, else of its first slide; preferred ones first. */
function coloursOf({ slides: [first], theme }: Pick<PublicExperience, 'slides' | 'theme'>): string[] {
  if (theme) {
    const colours = [theme.button, theme.ground, theme.ink]
    const dark = colours.filter((colour) => contrast(colour, WHITE) >= DARK_ENOUGH)
    return dark.length > 0 ? dark : colours
  }
  return first
    ? [first.viewMetadata.theme.accent, first.viewMetadata.backgroundMedia.color, first.viewMetadata.theme.ink]
    : []
}

/** Returns the strongest colour of an app, as dark as a code must be; black for one without slides and theme. */
export function codeColour(app: Pick<PublicExperience, 'slides' | 'theme'>): string {
  const [preferred, ...others] = coloursOf(app)
  if (preferred === undefined) return '#000000'
  const strongest = others.reduce((one, other) => (strength(other) > strength(one) ? other : one), preferred)
  return readableShade(strongest, [WHITE], DARK_ENOUGH)
}

/** How far it is from grey. */
function strength(colour: string): number {
  const { red, green, blue } = parseColour(colour)
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}
