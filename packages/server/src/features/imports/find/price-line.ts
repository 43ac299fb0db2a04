const CURRENCY = String.raw`(?:€|£|\$|¥|₺|₹|zł|kr\.?|CHF|Fr\.|EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|AED|SAR|TL|د\.إ|ر\.س)`
const AMOUNT = String.raw`\d{1,3}(?:[.,'\u00a0 ]\d{3})*(?:[.,]\d{1,2}|,-|\.-)?`
/** With a currency before or behind it, or with two decimals. */
const PRICE = new RegExp(
  String.raw`^(.*?)[\s.…·_–—:-]*(?<![\d.,])(${CURRENCY}\s?${AMOUNT}|${AMOUNT}\s?${CURRENCY}|\d{1,4}[.,]\d{2})(?:\s*\*)?$`,
  'iu',
)
const LONGEST = 160

/** Returns what a line of a menu names, and its price; undefined for a line without one. */
export function priceLine(line: string): { name: string; price: string } | undefined {
  if (line.length > LONGEST) return undefined
  const [, name = '', price = ''] = PRICE.exec(line.trim()) ?? []
  const words = name.replace(/[\s.…·_–—:-]+$/u, '')
  return /\p{L}{2}/u.test(words) ? { name: words, price: price.replaceAll(/\s+/g, ' ') } : undefined
}
