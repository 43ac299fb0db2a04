/** A rule of the document's style, or a block of them under one condition. */
export interface StylePiece {
  css: string
  /** Class names that ask for the sheet it is of: those that the sheet is the first to style. None: every page has it. */
  classes: readonly string[]
  /** For each of its selectors, the class names without which it matches nothing. Absent: it may match anything. */
  needs?: readonly (readonly string[])[] | undefined
}

/** The style of a document: of the pieces, in their order, those that its markup asks for. */
export function stylesFor(pieces: readonly StylePiece[], html: string): string {
  // What people wrote holds no quotes in markup, so every match is ours.
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed = (name: string) => used.has(name)
  const isAsked = ({ classes, needs }: StylePiece) =>
    (classes.length === 0 || classes.some(isUsed)) && (!needs || needs.some((names) => names.every(isUsed)))
  return pieces
    .filter(isAsked)
    .map(({ css }) => css)
    .join('')
}
