import type { PublicExperience } from '@taplet/contract'
import { contrast } from '@taplet/slides/contrast'
import { appTheme } from '@taplet/slides/schema'
import { type CoverTheme, coverTheme } from '../covers/cover-theme.ts'
import { codeColour } from '../page/code-colour.ts'

const WHITE = '#FFFFFF'
/** As dark as readers of any age want a code. */
const DARK_ENOUGH = 7

export interface StoryLook extends CoverTheme {
  /** Of the code and the address, on white. */
  codeInk: string
}

/** Returns what a story shows of an app: its cover, in the theme that its slides wear if they wear one. */
export function storyLook(experience: PublicExperience, storedTheme: unknown): StoryLook {
  const cover = coverTheme(experience)
  const theme = appTheme.safeParse(storedTheme).data
  if (!theme) return { ...cover, codeInk: codeColour(experience) }
  const { ground, ink, heading } = theme
  const codeInk = [ground, ink].find((colour) => contrast(colour, WHITE) >= DARK_ENOUGH) ?? codeColour(experience)
  return { ...cover, font: heading.font, ink, grounds: [ground], codeInk }
}
