type Span = 'full' | 'half'

/** Pairs adjacent halves, two per row; a single one takes the whole row, so that no row has a gap. */
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
