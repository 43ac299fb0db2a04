/** A style sheet of the document. */
export interface StylePiece {
  css: string
  /** Class names that ask for it: those that it is the first to style. None: every page has it. */
  classes: readonly string[]
}

/** The style of a document: of the pieces, in their order, those that its markup asks for. */
export function stylesFor(pieces: readonly StylePiece[], html: string): string {
  // What people wrote holds no quotes in markup, so every match is ours.
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isAsked = ({ classes }: StylePiece) => classes.length === 0 || classes.some((name) => used.has(name))
  return pieces
    .filter(isAsked)
    .map(({ css }) => css)
    .join('')
}
