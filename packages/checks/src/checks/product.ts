import type { Message } from '@taplet/messages'
import type { Check, CheckedSlide, Draft } from '../check.ts'
import { messages } from '../messages/messages.ts'

/** Whether it or one of its variants has a picture. */
const hasPicture = ({ images, variants }: NonNullable<CheckedSlide['product']>): boolean =>
  [...images.map(({ url }) => url), ...variants.map(({ imageUrl }) => imageUrl)].some((url) => url !== '')

/** Products that visitors cannot buy or see. */
export const product: Check = {
  title: messages.later('product.title'),
  ofSlide({ slideId, name, product: shown }) {
    if (shown === undefined) return []
    const warn = (about: string, message: Message): Draft => ({ severity: 'WARNING', slideId, about, message })
    if (shown === null) return [warn('gone', messages.later('product.notOnSale', { slide: name }))]
    const { title, buyUrl, variants } = shown
    const isSoldOut = !variants.some(({ isAvailable }) => isAvailable)
    return [
      ...(isSoldOut ? [warn('sold-out', messages.later('product.soldOut', { title }))] : []),
      ...(buyUrl ? [] : [warn('buy', messages.later('product.noAddress', { title }))]),
      ...(hasPicture(shown) ? [] : [warn('picture', messages.later('product.noPicture', { title }))]),
    ]
  },
}
