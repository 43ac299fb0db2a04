import { CURRENCIES, type Currency } from '@taplet/contract'

interface CurrencyHints {
  /** Asked for by the address. */
  wanted?: string | undefined
  /** Of the guest, by the network address: two capital letters. */
  country?: string | undefined
  /** The header of the browser. */
  acceptLanguage?: string | undefined
}

/** Where a currency other than the euro is expected; the rest of the Americas and Asia know dollars best. */
const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  AU: 'USD',
  CA: 'USD',
  GB: 'GBP',
  GG: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
  MX: 'USD',
  NZ: 'USD',
  US: 'USD',
}

const isCurrency = (text: string): text is Currency => CURRENCIES.some((one) => one === text)

/** Returns the currency to show first: the one asked for, else that of the country, else of the browser's language. */
export function chooseCurrency({ wanted = '', country, acceptLanguage = '' }: CurrencyHints): Currency {
  const asked = wanted.toUpperCase()
  if (isCurrency(asked)) return asked
  const region = country ?? /^[a-z]{2,3}-([A-Za-z]{2})\b/.exec(acceptLanguage.trim())?.[1]?.toUpperCase()
  return (region && Object.hasOwn(BY_COUNTRY, region) && BY_COUNTRY[region]) || 'EUR'
}
