import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import { messages, type SayAnalytics } from '../messages/messages.ts'
import type { SlideSum } from './numbers-store.ts'

/** Averages of fewer visits mean nothing. */
const MIN_VISITS = 5

const actsOf = ({ taps, forms, orders }: SlideSum): number => taps + forms + orders
const timeOf = ({ seconds, visits }: SlideSum): number => (visits < MIN_VISITS ? 0 : seconds / visits)

/** Returns the slide with the most actions or, without any, the longest time on it; undefined when there is neither. */
export function bestSlide(
  slides: readonly SlideSum[],
  language: Language = DEFAULT_LANGUAGE,
): { name: string; why: string } | undefined {
  const say = messages(language)
  const most = (of: (slide: SlideSum) => number) => slides.toSorted((one, other) => of(other) - of(one))[0]
  const done = most(actsOf)
  if (done && actsOf(done) > 0) return { name: done.name, why: actWords(done, say) }
  const longest = most(timeOf)
  if (!longest || timeOf(longest) < 1) return undefined
  const seconds = say('count.seconds', { count: Math.round(timeOf(longest)) })
  return { name: longest.name, why: say('weekly.secondsEach', { seconds }) }
}

const actWords = ({ taps, forms, orders }: SlideSum, say: SayAnalytics): string =>
  [
    taps > 0 ? say('count.taps', { count: taps }) : '',
    forms > 0 ? say('count.forms', { count: forms }) : '',
    orders > 0 ? say('count.orders', { count: orders }) : '',
  ]
    .filter(Boolean)
    .join(', ')
