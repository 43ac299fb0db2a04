import type { AppTheme } from '../define/app-theme.ts'
import { isSameData } from '../edits/merge/same-data.ts'
import type { Slide } from '../slide/slide-schema.ts'
import { legible } from './legible.ts'
import { wear } from './wear.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

type Fields = Readonly<Record<string, unknown>>

// Not shared with the edits: that would cut the code of the slide editor into one more file (record 118).
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Takes the new value of every field that has the old one; fields with a value of their own keep it. */
function followed(now: unknown, from: unknown, to: unknown): unknown {
  if (isSameData(now, from)) return to
  if (Array.isArray(now) && Array.isArray(from) && Array.isArray(to))
    return now.map((one, index) => followed(one, from[index], to[index]))
  if (!isFields(now) || !isFields(from) || !isFields(to)) return now
  return Object.fromEntries(Object.entries(now).map(([name, value]) => [name, followed(value, from[name], to[name])]))
}

/**
 * Changes the theme that a slide wears. What deviates from the old one stays, in a shade that can be read on what is new
 * around it. A slide that wore none takes all of the new one. Returns the same slide when nothing changes.
 */
export function changeTheme<S extends Content>(slide: S, from: AppTheme | undefined, to: AppTheme): S {
  if (!from) return wear(slide, to)
  const [before, after] = [wear(slide, from), wear(slide, to)]
  // Built from fields of three slides with the same widgets, so it is one.
  const changed = followed(slide, before, after) as S
  const { backgroundMedia } = slide.viewMetadata
  // A background is one choice: half of an own one and half of the theme's is neither.
  const isOwn = !isSameData(backgroundMedia, before.viewMetadata.backgroundMedia)
  const whole = isOwn ? { ...changed, viewMetadata: { ...changed.viewMetadata, backgroundMedia } } : changed
  const readable = legible(whole)
  return isSameData(readable, slide) ? slide : readable
}

/** True when a slide differs from the theme of its app: it has a background, colours or typefaces of its own. */
export const deviates = (slide: Content, theme: AppTheme): boolean => wear(slide, theme) !== slide
