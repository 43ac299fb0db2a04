import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

const MICROS = 1_000_000

/** A line of SMS_COUNTRIES. */
export interface PriceRule {
  /** A country (`PT`), or the beginning of numbers (`+4478`), which wins over their country. */
  for: string
  /** Price of one part of a message in millionths; undefined: nothing is sent there. */
  micros: number | undefined
}

/** Parses `PT=0.045,US=0.0083,+4478=no`. Throws one sentence about what is wrong. */
export const readPrices = (text: string): PriceRule[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [, about, price] = /^([A-Z]{2}|\+[1-9]\d{0,9})=(\d{1,4}(?:\.\d{1,6})?|no)$/.exec(item) ?? []
      if (about === undefined || price === undefined || Number(price) === 0)
        throw new Error(`SMS_COUNTRIES: "${item}" is not like PT=0.045 (price of one message) or +4478=no.`)
      return { for: about, micros: price === 'no' ? undefined : Math.round(Number(price) * MICROS) }
    })

export const toMicros = (amount: number): number => Math.round(amount * MICROS)

/**
 * Returns the rule for a number (E.164); undefined where nothing is sent: a country that is not in the list, or a number
 * that is no mobile phone. Premium numbers and fixed lines are what toll fraud is made of.
 */
export function ruleFor(to: string, rules: readonly PriceRule[]): (PriceRule & { micros: number }) | undefined {
  const number = parsePhoneNumberFromString(to)
  if (!number?.isValid()) return undefined
  const [prefix] = rules
    .filter((rule) => rule.for.startsWith('+') && to.startsWith(rule.for))
    .sort((a, b) => b.for.length - a.for.length)
  const rule = prefix ?? rules.find((one) => one.for === number.country)
  return rule?.micros === undefined ? undefined : { for: rule.for, micros: rule.micros }
}

/** The letters of the GSM 03.38 alphabet; a message with any other is sent in half as long parts. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

/** Returns the number of parts that a message is charged as. */
export function partsOf(text: string): number {
  const [whole, part] = GSM.test(text) ? [160, 153] : [70, 67]
  return text.length <= whole ? 1 : Math.ceil(text.length / part)
}
