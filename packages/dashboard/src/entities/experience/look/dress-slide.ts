import { isSameData, mergeData } from '@taplet/slides/edits'
import type { AppTheme, Slide } from '@taplet/slides/schema'
import { changeTheme, wear } from '@taplet/slides/themes'

interface Looks {
  /** Of the app as it is saved. */
  saved: AppTheme | null
  /** That the slide wears now. */
  now: AppTheme | null
}

/**
 * Takes the look of a draft off a slide: it is as it is saved, with the edits that were made beside the look. Returns the
 * same slide when it wears none.
 */
export function undressSlide(slide: Slide, stored: Slide, { saved, now }: Looks): Slide {
  if (!now || isSameData(saved, now)) return slide
  // A slide that was reset wears all of the look, any other what it changed.
  const bases = [changeTheme(stored, saved ?? undefined, now), wear(stored, now)]
  const [merged = slide, reset] = bases.map((base) => mergeData(base, slide, stored).merged)
  for (const whole of [merged, reset]) if (isSameData(whole, stored)) return stored
  return saved ? changeTheme(merged, now, saved) : merged
}

/** Returns the slide as it looks in the chosen theme; in the one that is saved, it is as it was. */
export function dressSlide(slide: Slide, stored: Slide, looks: Looks, chosen: AppTheme): Slide {
  if (isSameData(looks.now, chosen)) return slide
  if (isSameData(looks.saved, chosen)) return undressSlide(slide, stored, looks)
  return changeTheme(slide, looks.now ?? undefined, chosen)
}
