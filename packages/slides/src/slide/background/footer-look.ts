import type { Arrangement } from '../arrange-slide.ts'
import type { Slide } from '../slide-schema.ts'
import { chromeInk, groundsAt, isReadable, readableInk } from './chrome-ink.ts'

/** How the host's line at the end of a slide is drawn, so that it is readable on whatever is behind it. */
export interface FooterLook {
  ink: string
  /** It can be fainter than other text and still be readable. */
  isQuiet: boolean
  /** The picture behind it is veiled. */
  isVeiled: boolean
}

/** The opacity of a line that can be fainter. */
export const QUIET = 0.78

const on = (ink: string, grounds: readonly string[]): FooterLook => {
  const readable = readableInk(ink, grounds)
  return { ink: readable, isQuiet: isReadable(readable, grounds, QUIET), isVeiled: false }
}

/** Returns the look of the footer of a slide: its own text colour where that is readable. */
export function footerLook(
  content: Pick<Slide, 'viewMetadata' | 'widgets'>,
  { groups, isPictured }: Pick<Arrangement, 'groups' | 'isPictured'>,
): FooterLook {
  const { backgroundMedia, sheetColor, theme } = content.viewMetadata
  if (groups.at(-1)?.isSheet) return on(theme.ink, [sheetColor])
  if (!isPictured) return on(theme.ink, groundsAt(backgroundMedia, 'BOTTOM'))
  return { ink: chromeInk(content.viewMetadata, true), isQuiet: false, isVeiled: true }
}
