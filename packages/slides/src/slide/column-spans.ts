type Span = 'full' | 'half'

/** Pairs neighbouring halves two to a row; one left over takes the whole row, so that no row has a hole. */
export function columnSpans(wanted: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (let index = 0; index < wanted.length; index++) {
    if (wanted[index] === 'half' && wanted[index + 1] === 'half') {
      spans.push('half', 'half')
      index++
    } else {
      spans.push('full')
    }
  }
  return spans
}
