import { PRODUCT } from '../kit/product.ts'

/** Returns SHOPIFY when the second dash-separated part of the path is 10 to 13 digits, else our own (spec §3, §9). */
export function sourceOf(fullPagePath: string): 'SHOPIFY' | typeof PRODUCT.constant {
  return /^\d{10,13}$/.test(fullPagePath.split('-')[1] ?? '') ? 'SHOPIFY' : PRODUCT.constant
}
