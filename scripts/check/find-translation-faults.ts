/** A table of texts: words, lists of words, or tables. */
export interface Texts {
  readonly [key: string]: string | readonly string[] | Texts
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const PLACE = /\{\{\w+\}\}/g

/**
 * Finds what a table in another language lacks beside the English one: keys, the plurals of that language, and places
 * that a text does not fill or does not have.
 */
export function findTranslationFaults(english: Texts, translated: Texts, language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const [source, target] = [textsOf(english), textsOf(translated)]
  const wanted = [...source.keys()].flatMap((key) =>
    PLURAL.test(key) ? pluralCategories.map((category) => key.replace(PLURAL, `_${category}`)) : [key],
  )
  const missing = [...new Set(wanted)].filter((key) => !target.has(key)).map((key) => `lacks ${key}`)
  const wrong = [...target].flatMap(([key, text]) => {
    const original = source.get(key) ?? source.get(key.replace(PLURAL, '_other'))
    if (original === undefined) return [`has ${key}, which English has not`]
    // One thing may be said in words: "a slide".
    const isSame = placesOf(original) === placesOf(text) || PLURAL.test(key)
    return isSame ? [] : [`fills other places in ${key} than English`]
  })
  return [...missing, ...wrong]
}

const placesOf = (text: string): string => [...new Set(text.match(PLACE))].sort().join(' ')

/** Texts by their whole keys. */
function textsOf(table: Texts | readonly string[], path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...textsOf(value, `${path}${key}.`)],
    ),
  )
}
