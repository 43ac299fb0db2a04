const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz'
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž'
const letters = new Map(Array.from(PLAIN, (letter, index) => [letter, ACCENTED[index] ?? letter]))
/** Left unchanged: placeholders and tags. */
const UNTOUCHED = /(\{\{\w+\}\}|<[^>]*>)/
const LONGER = 0.35 // how much longer German and Italian are; short texts even more

/** Returns the text as shown in `en-XA`, with its `{{places}}` unchanged. */
export function pseudoText(text: string): string {
  const pieces = text.split(UNTOUCHED)
  const marked = pieces.map((piece) => (UNTOUCHED.test(piece) ? piece : accent(piece))).join('')
  const length = pieces.reduce((sum, piece) => sum + (UNTOUCHED.test(piece) ? 0 : piece.length), 0)
  return `⟦${marked}${'·'.repeat(Math.ceil(length * LONGER))}⟧`
}

const accent = (text: string): string => text.replace(/[a-z]/gi, (letter) => letters.get(letter) ?? letter)
