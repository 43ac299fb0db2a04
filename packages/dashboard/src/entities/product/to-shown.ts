import type { ProductInput } from '@taplet/contract'
import type { LiveLookup } from '@taplet/slides/schema'

type ProductOnShow = NonNullable<LiveLookup['products']>[string]

/** A preview takes no payments, so it has nothing for the provider's script. */
const NOWHERE = { isTest: false, scriptUrl: '', publishableKey: '', providerAccount: '' }

/** The same threshold as on the server (products/to-wire.ts). */
const FEW = 5

/** What visitors will see of a product once a payout account exists. */
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
