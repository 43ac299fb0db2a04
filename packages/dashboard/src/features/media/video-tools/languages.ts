/** Languages to choose from; the merchant's own comes first. BCP 47. */
const CODES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'pt-BR',
  'it',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'hr',
  'sr',
  'sl',
  'el',
  'tr',
  'uk',
  'ru',
  'ar',
  'he',
  'hi',
  'bn',
  'ur',
  'id',
  'ms',
  'vi',
  'th',
  'ja',
  'ko',
  'zh-Hans',
  'zh-Hant',
] as const

const nameIn = (language: string, code: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code

/** Each language by its own name, as its speakers look for it. */
export function languageOptions(mine: string): { value: string; label: string }[] {
  const own = CODES.find((code) => mine.startsWith(code)) ?? 'en'
  return [own, ...CODES.filter((code) => code !== own)].map((value) => ({ value, label: nameIn(value, value) }))
}
