/** Words of so many letters may not fit in a line of a phone; shorter ones are never divided. */
const LONG = /\p{Script=Latin}{22,}/gu
const EDGE = 5 // letters that stay together at either end

const VOWEL = '[aeiouyäöüåæøœáéíóúàèìòùâêîôûãõëïÿőűąęěů]'
const CONSONANT = '(?:sch|ch|ck|ph|th|[bcdfghjklmnpqrstvwxzßçñčďłńňřśšťźżž])'
const BETWEEN_VOWELS = new RegExp(`(?<=${VOWEL})(${CONSONANT}*?)(${CONSONANT})(?=${VOWEL})`, 'giu')
const SOFT_HYPHEN = '\u00ad'

/**
 * Marks where very long words may be divided with a hyphen: before the last consonant between two vowels, which holds in
 * most languages with this alphabet. By letters alone, since few browsers bring a dictionary of hyphens, and none brings
 * one for every language. Returns the same text when it has no such word.
 */
export const softHyphens = (text: string): string =>
  text.replaceAll(LONG, (word) => {
    const middle = word.slice(EDGE, -EDGE).replaceAll(BETWEEN_VOWELS, `$1${SOFT_HYPHEN}$2`)
    return word.slice(0, EDGE) + middle + word.slice(-EDGE)
  })
