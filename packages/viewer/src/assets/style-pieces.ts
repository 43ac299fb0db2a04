/** A rule of the document's style sheet, or an at-rule's block. */
export interface StylePiece {
  css: string
  /** Class names that require its sheet: those that this sheet is the first to style. Empty: needed on every page. */
  classes: readonly string[]
  /** For each of its selectors, the class names without which it matches nothing. Absent: it may match anything. */
  needs?: readonly (readonly string[])[] | undefined
}

/** Builds a document's style sheet: the pieces that its markup needs, in order. */
export function stylesFor(pieces: readonly StylePiece[], html: string): string {
  // User text has no quotes in markup, so every match is ours.
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed = (name: string) => used.has(name)
  const isAsked = ({ classes, needs }: StylePiece) =>
    (classes.length === 0 || classes.some(isUsed)) && (!needs || needs.some((names) => names.every(isUsed)))
  return pieces
    .filter(isAsked)
    .map(({ css }) => css)
    .join('')
}
