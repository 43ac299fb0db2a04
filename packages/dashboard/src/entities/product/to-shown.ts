import type { ProductInput } from '@taplet/contract'
import type { LiveLookup } from '@taplet/slides/schema'

type ProductOnShow = NonNullable<LiveLookup['products']>[string]

/** A preview takes no money: what the provider's script needs is not there. */
const NOWHERE = { isTest: false, scriptUrl: '', publishableKey: '', providerAccount: '' }

/** As the server tells it (products/to-wire.ts). */
const FEW = 5

/** What visitors will get of a product, once there is an account that the money can go to. */
export const toShown = ({ name, variants, images, ...rest }: ProductInput): ProductOnShow => ({
  title: name,
  description: rest.description,
  currency: rest.currency,
  images: images.filter(({ url }) => url !== ''),
  buyUrl: rest.buyUrl,
  ...(rest.sellHere && {
    sale: { ...NOWHERE, asksAddress: rest.isSent, deliveryPrice: rest.isSent ? rest.deliveryPrice : 0 },
  }),
  variants: variants.map(({ stock, fullPrice, ...variant }) => ({
    ...variant,
    ...(fullPrice !== null && { fullPrice }),
    isAvailable: stock !== 0,
    ...(stock !== null && stock > 0 && stock <= FEW && { fewLeft: stock }),
  })),
})
