import type { Box } from '@taplet/slides/outline'

const LETTERS = 0.76 // of the font size: from the top of capitals to slightly below the baseline

/** The vertical band that the letters of a line occupy, independent of line height. */
export function lettersOf({ left, top, width, height }: Box, size: number): Box {
  const tall = Math.min(height, size * LETTERS)
  return { left, top: top + (height - tall) / 2, width, height: tall }
}
