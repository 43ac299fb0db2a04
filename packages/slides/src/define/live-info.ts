/** A review that its merchant approved, as visitors read it. */
export interface ReviewOnShow {
  reviewId: string
  /** 1 to 5. */
  stars: number
  /** Empty when the visitor only left stars. */
  text: string
  /** Empty when the visitor gave none. */
  name: string
  photo?: { url: string; width: number; height: number } | undefined
  /** The merchant's reply; empty when there is none. */
  reply: string
  /** ISO 8601. */
  createdAt: string
}

/** The approved reviews of one form. */
export interface ReviewSummary {
  /** The number of all approved ones, not only of those below. */
  count: number
  /** From 1 to 5; 0 while there are no reviews. */
  average: number
  /** Newest first, at most as many as the form shows. */
  reviews: readonly ReviewOnShow[]
}

/** What the server has read from a website: enough for a card, and whether it may be framed. */
export interface WebsitePreview {
  title: string
  description: string
  siteName: string
  /** An address in our storage; empty when the site names no picture. */
  imageUrl: string
  canFrame: boolean
  /** The final address after redirects, to be shown in a frame; empty when framing is not allowed. */
  frameUrl: string
}

/** A variant of a product with its current price. */
export interface VariantOnShow {
  variantId: string
  name: string
  /** For a swatch; empty when the variant is shown by its name. */
  colour: string
  /** In the currency's smallest unit. */
  price: number
  /** The compare-at price; absent when there is no reduction. */
  fullPrice?: number | undefined
  isAvailable: boolean
  /** How many are left; present only when they are few. */
  fewLeft?: number | undefined
  /** True when so few are left that a payment is authorized first, and taken while there is a piece. */
  isScarce?: boolean | undefined
  /** Its own picture; empty when it has none. */
  imageUrl: string
}

/** A product's facts at the moment its slide is viewed. */
export interface ProductOnShow {
  title: string
  description: string
  /** ISO 4217. */
  currency: string
  images: readonly { url: string; altText: string }[]
  variants: readonly VariantOnShow[]
  /** Where it can be bought; empty when there is no link. */
  buyUrl: string
  /** Present when visitors can pay on the slide. */
  sale?: SaleOnShow | undefined
}

/** How a product is paid for on its slide. */
export interface SaleOnShow {
  /** True when it is shipped to the buyer. */
  asksAddress: boolean
  /** Per order, in the currency's smallest unit. */
  deliveryPrice: number
  /** True in test mode: no real money moves. */
  isTest: boolean
  /** The script of the card payment provider. */
  scriptUrl: string
  publishableKey: string
  /** The merchant's account at the provider, which receives the money. */
  providerAccount: string
}

/** Facts that a slide shows but does not store. A missing part is drawn as "none yet". */
export interface LiveLookup {
  /** By the id of the form's widget. */
  reviews?: Readonly<Record<string, ReviewSummary>> | undefined
  /** By the address that the slide stores. */
  websites?: Readonly<Record<string, WebsitePreview>> | undefined
  /** By the id of the product. */
  products?: Readonly<Record<string, ProductOnShow>> | undefined
  /** The IANA zone of the app; present where a slide tells the time. */
  timeZone?: string | undefined
}
