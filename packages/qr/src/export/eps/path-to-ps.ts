const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l', C: 'c' }

/** Converts path data (absolute M, L, C and Z) to PostScript, with the short names that the prologue defines. */
export function pathToPs(path: string): string {
  return path.replace(/([MLC])([^MLCZ]*)|Z/g, (_, letter?: string, numbers?: string) =>
    letter ? `${numbers?.trim() ?? ''} ${OPERATORS[letter] ?? ''}\n` : 'h\n',
  )
}
