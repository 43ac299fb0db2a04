import type { PublicSlide } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'

/** Scripts used by one language, or nearly. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
]

/** Letters that Russian does not use. */
const UKRAINIAN = /[ґєії]/iu

/** Function words that each language needs and its neighbours lack. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  cs: 'je se že na pro jsme nebo také který každý',
  da: 'og er ikke med til på jeg vi vores eller',
  de: 'und der die das ist nicht wir mit für von auf bei uns oder ein eine',
  en: 'the and of to is we with for our your from you in at on or are all until it',
  es: 'el los las y es con por para nuestro nuestra una más hasta del desde',
  fi: 'ja on ei se että kanssa tai meidän myös sekä',
  fr: 'le les et est avec pour nous vous une des dans chez du notre sur jusqu',
  hu: 'és egy nem hogy van vagy minden nálunk csak',
  it: 'il gli e è con per nostro nostra una della di dal anche fino che',
  nl: 'het en een van wij met voor niet ons onze bij tot ook zijn',
  no: 'og er ikke med til på jeg vi vår eller',
  pl: 'i jest się nie na dla nas lub oraz każdy nasze',
  pt: 'os e é com por para nosso nossa uma mais até não do da em',
  ro: 'și este cu pentru nu noastre sau până din',
  sv: 'och är inte med till på jag vi vår eller för',
  tr: 've bir için ile değil bizim veya her',
}
/** The languages that use each function word. */
const dictionary = new Map<string, string[]>()
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) dictionary.set(word, [...(dictionary.get(word) ?? []), language])
}

const LEAST_WORDS = 3
const SHARE_OF_SCRIPT = 0.3

/** The language that an app is written in, for screen readers; undefined where it cannot be detected. */
export function textLanguage(slides: readonly PublicSlide[]): string | undefined {
  const text = slides
    .flatMap(({ widgets }) => widgets.flatMap((widget) => schemaOf(widget).texts?.(widget.widgetData) ?? []))
    .join('\n')
  const letters = text.match(/\p{Letter}/gu)?.length ?? 0
  const script = SCRIPTS.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > letters * SHARE_OF_SCRIPT)
  if (script) return script[0] === 'ru' && UKRAINIAN.test(text) ? 'uk' : script[0]
  return languageOfWords(text.toLowerCase().match(/\p{Letter}+/gu) ?? [])
}

function languageOfWords(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const language of dictionary.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (!first || first[1] < LEAST_WORDS || first[1] <= (second?.[1] ?? 0)) return undefined
  return first[0]
}
