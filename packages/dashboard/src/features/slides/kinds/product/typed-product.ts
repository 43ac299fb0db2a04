import type { Product, ProductInput } from '@taplet/contract'
import { digitsOf, parsePrice, typePrice } from '../../../../entities/product/typed-price.ts'
import { typedAddress } from '../typed-address.ts'

/** An example price, in the smallest unit. */
export const EXAMPLE_PRICE = 1850

/** A variant as its fields hold it. */
export interface TypedVariant {
  variantId: string
  name: string
  colour: string
  price: string
  fullPrice: string
  /** Empty means unlimited. */
  stock: string
  imageUrl: string
}

export interface TypedProduct extends Omit<ProductInput, 'variants' | 'deliveryPrice'> {
  deliveryPrice: string
  variants: readonly TypedVariant[]
}

export type Problem = 'nameEmpty' | 'variantEmpty' | 'priceInvalid' | 'fullPriceLow' | 'stockInvalid' | 'buyInvalid'
/** Errors by field: `name`, `buyUrl`, `<variantId>.price`, … */
export type Problems = Readonly<Record<string, Problem>>

export function toTyped(product: Product): TypedProduct {
  const { name, description, currency, images, variants, buyUrl, sellHere, isSent, deliveryPrice, active } = product
  const digits = digitsOf(currency)
  const write = (amount: number | null) => (amount === null ? '' : typePrice(amount, digits))
  return {
    name,
    description,
    currency,
    images,
    buyUrl,
    sellHere,
    isSent,
    deliveryPrice: deliveryPrice === 0 ? '' : write(deliveryPrice),
    active,
    variants: variants.map(({ price, fullPrice, stock, ...rest }) => ({
      ...rest,
      price: write(price),
      fullPrice: write(fullPrice),
      stock: stock === null ? '' : String(stock),
    })),
  }
}

/** A new variant, at the price of the previous one. */
export const anotherVariant = (variantId: string, last: TypedVariant | undefined): TypedVariant => ({
  variantId,
  name: '',
  colour: '',
  price: last?.price ?? '',
  fullPrice: last?.fullPrice ?? '',
  stock: '',
  imageUrl: '',
})

/** Parses the amounts of a variant; undefined where invalid. */
function amountsOf(typed: TypedVariant, digits: number) {
  const stock = typed.stock.trim()
  return {
    price: parsePrice(typed.price, digits),
    fullPrice: typed.fullPrice.trim() === '' ? null : parsePrice(typed.fullPrice, digits),
    stock: stock === '' ? null : /^\d{1,6}$/.test(stock) ? Number(stock) : undefined,
  }
}

const MAX_PRICE = 99_999_999

function problemsOf({ price = -1, fullPrice, stock }: ReturnType<typeof amountsOf>): Record<string, Problem> {
  return {
    ...((price < 0 || price > MAX_PRICE) && { price: 'priceInvalid' }),
    ...(fullPrice === undefined && { fullPrice: 'priceInvalid' }),
    ...(typeof fullPrice === 'number' && fullPrice <= price && { fullPrice: 'fullPriceLow' }),
    ...(stock === undefined && { stock: 'stockInvalid' }),
  }
}

function readVariant(typed: TypedVariant, isOnly: boolean, digits: number, found: Record<string, Problem>) {
  const amounts = amountsOf(typed, digits)
  const name = typed.name.trim()
  if (!isOnly && name === '') found[`${typed.variantId}.name`] = 'variantEmpty'
  for (const [field, problem] of Object.entries(problemsOf(amounts))) found[`${typed.variantId}.${field}`] = problem
  const { price = 0, fullPrice = null, stock = null } = amounts
  return { ...typed, name, price, fullPrice, stock }
}

/** Converts the fields to the input to save, with their errors. */
export function readTyped(typed: TypedProduct): { input: ProductInput; problems: Problems } {
  const problems: Record<string, Problem> = {}
  const digits = digitsOf(typed.currency)
  const buyUrl = typed.buyUrl.trim() === '' ? '' : typedAddress(typed.buyUrl)
  if (!/[^\s\p{Cf}]/u.test(typed.name)) problems['name'] = 'nameEmpty'
  if (buyUrl === undefined) problems['buyUrl'] = 'buyInvalid'
  const variants = typed.variants.map((one) => readVariant(one, typed.variants.length === 1, digits, problems))
  const deliveryPrice = typed.deliveryPrice.trim() === '' ? 0 : parsePrice(typed.deliveryPrice, digits)
  if (deliveryPrice === undefined || deliveryPrice > MAX_PRICE) problems['deliveryPrice'] = 'priceInvalid'
  return {
    input: { ...typed, deliveryPrice: deliveryPrice ?? 0, name: typed.name.trim(), buyUrl: buyUrl ?? '', variants },
    problems,
  }
}
