import type { Check, CheckedSlide, Draft } from '../check.ts'

/** Pictures of its own, or of one of its variants. */
const hasPicture = ({ images, variants }: NonNullable<CheckedSlide['product']>): boolean =>
  [...images.map(({ url }) => url), ...variants.map(({ imageUrl }) => imageUrl)].some((url) => url !== '')

/** Products that visitors cannot buy, or do not see. */
export const product: Check = {
  title: 'Products that are not ready to be sold',
  ofSlide({ slideId, name, product: shown }) {
    if (shown === undefined) return []
    const warn = (about: string, message: string): Draft => ({ severity: 'WARNING', slideId, about, message })
    if (shown === null)
      return [
        warn('gone', `The product on “${name}” is not on sale. Visitors read its name and that it cannot be bought.`),
      ]
    const { title, buyUrl, variants } = shown
    const isSoldOut = !variants.some(({ isAvailable }) => isAvailable)
    return [
      ...(isSoldOut
        ? [warn('sold-out', `“${title}” is sold out. Visitors cannot buy it until some are in stock.`)]
        : []),
      ...(buyUrl
        ? []
        : [warn('buy', `“${title}” has no address where it is sold. Visitors see a price and no button.`)]),
      ...(hasPicture(shown)
        ? []
        : [warn('picture', `“${title}” has no picture. Visitors see its name on a coloured ground instead.`)]),
    ]
  },
}
