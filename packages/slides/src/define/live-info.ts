/** A review that its merchant has approved, as visitors read it. */
export interface ReviewOnShow {
  reviewId: string
  /** 1 to 5. */
  stars: number
  /** Empty when the visitor left stars alone. */
  text: string
  /** Empty when the visitor gave none. */
  name: string
  photo?: { url: string; width: number; height: number } | undefined
  /** The merchant's answer; empty when there is none. */
  reply: string
  /** ISO 8601. */
  createdAt: string
}

/** The approved reviews of one form. */
export interface ReviewSummary {
  /** Of all approved ones, not only of those below. */
  count: number
  /** From 1 to 5; 0 while there are none. */
  average: number
  /** Newest first, at most as many as the form shows. */
  reviews: readonly ReviewOnShow[]
}

/** What the server has read of a website: enough for a card, and whether it may be framed. */
export interface WebsitePreview {
  title: string
  description: string
  siteName: string
  /** A picture of ours; empty when the site names none. */
  imageUrl: string
  canFrame: boolean
  /** Where the address leads, to be shown in a frame; empty when it may not. */
  frameUrl: string
}

/** A variant of a product with what it costs now. */
export interface VariantOnShow {
  variantId: string
  name: string
  /** For a swatch; empty when it is told by its name. */
  colour: string
  /** In the currency's smallest unit. */
  price: number
  /** Before a reduction; absent when there is none. */
  fullPrice?: number | undefined
  isAvailable: boolean
  /** How many are left, told only when they are few. */
  fewLeft?: number | undefined
  /** Its own picture; empty when it has none. */
  imageUrl: string
}

/** A product at the time its slide is looked at. */
export interface ProductOnShow {
  title: string
  description: string
  /** ISO 4217. */
  currency: string
  images: readonly { url: string; altText: string }[]
  variants: readonly VariantOnShow[]
  /** Where it can be bought; empty when there is no such place. */
  buyUrl: string
  /** Present when visitors can pay on the slide. */
  sale?: SaleOnShow | undefined
}

/** How a product is paid for on its slide. */
export interface SaleOnShow {
  /** It is sent to the buyer. */
  asksAddress: boolean
  /** Of an order, in the currency's smallest unit. */
  deliveryPrice: number
  /** No real money moves. */
  isTest: boolean
  /** Of the card payment provider. */
  scriptUrl: string
  publishableKey: string
  /** The merchant's, to which the money goes. */
  providerAccount: string
}

/** What a slide shows that is not stored in it. A part that is missing is drawn as "none yet". */
export interface LiveLookup {
  /** By the id of the form's widget. */
  reviews?: Readonly<Record<string, ReviewSummary>> | undefined
  /** By the address that the slide names. */
  websites?: Readonly<Record<string, WebsitePreview>> | undefined
  /** By the id of the product. */
  products?: Readonly<Record<string, ProductOnShow>> | undefined
}
