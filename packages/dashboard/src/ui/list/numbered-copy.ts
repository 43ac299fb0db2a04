/** Matches a trailing " copy" or " copy 3". */
const COPY = / copy(?: \d+)?$/

/** Names a copy: "Menu copy", then "Menu copy 2"; a copy of a copy counts on. Cut to the maximum length. */
export function numberedCopy(name: string, taken: readonly string[], max: number): string {
  const names = new Set(taken)
  const stem = name.replace(COPY, '')
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ' copy' : ` copy ${number}`
    const copy =
      Array.from(stem)
        .slice(0, max - end.length)
        .join('') + end
    if (!names.has(copy)) return copy
  }
}
