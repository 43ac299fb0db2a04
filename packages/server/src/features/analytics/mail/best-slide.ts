import { countWords } from './words.ts'
import type { SlideSum } from './numbers-store.ts'

/** Below these an average says nothing. */
const MIN_VISITS = 5

const actsOf = ({ taps, forms, orders }: SlideSum): number => taps + forms + orders
const timeOf = ({ seconds, visits }: SlideSum): number => (visits < MIN_VISITS ? 0 : seconds / visits)

/** The slide that people did most on; where they did nothing, the one they stayed on longest. Undefined: neither. */
export function bestSlide(slides: readonly SlideSum[]): { name: string; why: string } | undefined {
  const most = (of: (slide: SlideSum) => number) => slides.toSorted((one, other) => of(other) - of(one))[0]
  const done = most(actsOf)
  if (done && actsOf(done) > 0) return { name: done.name, why: actWords(done) }
  const longest = most(timeOf)
  if (!longest || timeOf(longest) < 1) return undefined
  return { name: longest.name, why: `${countWords(Math.round(timeOf(longest)), 'second')} a visit` }
}

const actWords = ({ taps, forms, orders }: SlideSum): string =>
  [
    taps > 0 ? countWords(taps, 'tap') : '',
    forms > 0 ? countWords(forms, 'form') : '',
    orders > 0 ? countWords(orders, 'order') : '',
  ]
    .filter(Boolean)
    .join(', ')
