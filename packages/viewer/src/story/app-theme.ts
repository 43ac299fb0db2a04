import type { PublicExperience } from '@taplet/contract'
import { readableShade } from '@taplet/slides/contrast'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { FontId } from '@taplet/slides/schema'
import { slideTheme } from './slide-theme.ts'

/** What an app looks like on a home screen: the colours and the face of its first slide. */
export interface AppTheme {
  ground: string
  /** From top to bottom: one colour or two. */
  grounds: readonly string[]
  /** Readable on them; the slide's own text colour may be readable only on its picture. */
  ink: string
  font: FontId
}

const READABLE = 4.5 // WCAG 2.2, text

export function appTheme({ slides, theme: worn }: Pick<PublicExperience, 'slides' | 'theme'>): AppTheme {
  const [first] = applySlideThemes(slides, worn)
  const { ink, ground } = slideTheme(first)
  const { backgroundMedia, theme } = first?.viewMetadata ?? {}
  const grounds = backgroundMedia?.type === 'GRADIENT' ? [ground, backgroundMedia.gradientTo] : [ground]
  return { ground, grounds, ink: readableShade(ink, grounds, READABLE), font: theme?.font ?? 'figtree' }
}
