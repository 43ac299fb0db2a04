import type { PublicSlide } from '@taplet/contract'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { KindParts } from '@taplet/slides/schema'
import type { StyleSource } from './style-source.ts'

type ThemedSlide = Pick<PublicSlide, 'viewMetadata' | 'widgets'> & KindParts

/** Gives a slide without widgets the style of its app; the plain one if there is none. */
export function applyThemeBeside(shown: PublicSlide, source: StyleSource | undefined) {
  if (!source) return shown
  const isSlide = 'widgets' in source
  const dressed = applySlideThemes<ThemedSlide>(isSlide ? [source, shown] : [shown], isSlide ? null : source).at(-1)
  return dressed ? { ...shown, viewMetadata: dressed.viewMetadata, titleFont: dressed.titleFont } : shown
}
