import type { Box } from '@taplet/slides/outline'

const LETTERS = 0.76 // of the font size: from the top of capitals to a little below the line

/** The band of a line that its letters take up, whatever the height of the line. */
export function lettersOf({ left, top, width, height }: Box, size: number): Box {
  const tall = Math.min(height, size * LETTERS)
  return { left, top: top + (height - tall) / 2, width, height: tall }
}
