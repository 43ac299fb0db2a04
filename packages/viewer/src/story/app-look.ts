import type { PublicExperience } from '@taplet/contract'
import { readableShade } from '@taplet/slides/contrast'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { FontId } from '@taplet/slides/schema'
import { slideInk } from './story-look.ts'

/** What an app looks like on a home screen: the colours and the face of its first slide. */
export interface AppLook {
  ground: string
  /** From the top to the bottom: one colour or two. */
  grounds: readonly string[]
  /** Readable on them, which the slide's own ink is only with its picture between. */
  ink: string
  font: FontId
}

const READABLE = 4.5 // WCAG 2.2, text

export function appLook({ slides }: Pick<PublicExperience, 'slides'>): AppLook {
  const [first] = applySlideThemes(slides)
  const { ink, ground } = slideInk(first)
  const { backgroundMedia, theme } = first?.viewMetadata ?? {}
  const grounds = backgroundMedia?.type === 'GRADIENT' ? [ground, backgroundMedia.gradientTo] : [ground]
  return { ground, grounds, ink: readableShade(ink, grounds, READABLE), font: theme?.font ?? 'figtree' }
}
