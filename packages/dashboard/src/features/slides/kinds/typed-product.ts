import type { Product, ProductInput } from '@taplet/contract/kinds'
import { digitsOf, parsePrice, typePrice } from './typed-price.ts'
import { typedAddress } from './typed-address.ts'

/** A variant as it stands in its fields. */
export interface TypedVariant {
  variantId: string
  name: string
  colour: string
  price: string
  fullPrice: string
  /** Empty: unlimited. */
  stock: string
  imageUrl: string
}

export interface TypedProduct extends Omit<ProductInput, 'variants'> {
  variants: readonly TypedVariant[]
}

export type Problem = 'nameEmpty' | 'variantEmpty' | 'priceInvalid' | 'fullPriceLow' | 'stockInvalid' | 'buyInvalid'
/** What is wrong, by field: `name`, `buyUrl`, `<variantId>.price`, … */
export type Problems = Readonly<Record<string, Problem>>

export function toTyped({ name, description, currency, images, variants, buyUrl, active }: Product): TypedProduct {
  const digits = digitsOf(currency)
  const write = (amount: number | null) => (amount === null ? '' : typePrice(amount, digits))
  return {
    ...{ name, description, currency, images, buyUrl, active },
    variants: variants.map(({ price, fullPrice, stock, ...rest }) => ({
      ...rest,
      price: write(price),
      fullPrice: write(fullPrice),
      stock: stock === null ? '' : String(stock),
    })),
  }
}

/** A variant more, at the price of the one before. */
export const anotherVariant = (variantId: string, last: TypedVariant | undefined): TypedVariant => ({
  variantId,
  name: '',
  colour: '',
  price: last?.price ?? '',
  fullPrice: last?.fullPrice ?? '',
  stock: '',
  imageUrl: '',
})

function readVariant(typed: TypedVariant, isOnly: boolean, digits: number, found: Record<string, Problem>) {
  const { variantId, name } = typed
  const price = parsePrice(typed.price, digits)
  const fullPrice = typed.fullPrice.trim() === '' ? null : parsePrice(typed.fullPrice, digits)
  if (!isOnly && name.trim() === '') found[`${variantId}.name`] = 'variantEmpty'
  if (price === undefined || price > 99_999_999) found[`${variantId}.price`] = 'priceInvalid'
  if (fullPrice === undefined) found[`${variantId}.fullPrice`] = 'priceInvalid'
  else if (fullPrice !== null && price !== undefined && fullPrice <= price)
    found[`${variantId}.fullPrice`] = 'fullPriceLow'
  const stock = typed.stock.trim()
  if (!/^\d{0,6}$/.test(stock)) found[`${variantId}.stock`] = 'stockInvalid'
  return {
    ...typed,
    name: name.trim(),
    price: price ?? 0,
    fullPrice: fullPrice ?? null,
    stock: /^\d{1,6}$/.test(stock) ? Number(stock) : null,
  }
}

/** What is to be saved of what stands in the fields, and what is wrong with it. */
export function readTyped(typed: TypedProduct): { input: ProductInput; problems: Problems } {
  const problems: Record<string, Problem> = {}
  const digits = digitsOf(typed.currency)
  const buyUrl = typed.buyUrl.trim() === '' ? '' : typedAddress(typed.buyUrl)
  if (!/[^\s\p{Cf}]/u.test(typed.name)) problems['name'] = 'nameEmpty'
  if (buyUrl === undefined) problems['buyUrl'] = 'buyInvalid'
  const variants = typed.variants.map((one) => readVariant(one, typed.variants.length === 1, digits, problems))
  return { input: { ...typed, name: typed.name.trim(), buyUrl: buyUrl ?? '', variants }, problems }
}
