import type { Brand, BrandInput } from '@taplet/contract'
import { brandStyle } from '@taplet/slides/schema'

/** Returns what the form of a brand edits; of a new one without a brand. */
export const draftOf = (brand: Brand | undefined, name: string): BrandInput =>
  brand
    ? {
        brandId: brand.brandId,
        revision: brand.revision,
        name: brand.name,
        logoUrl: brand.logoUrl,
        style: brand.style,
        links: brand.links,
        hours: brand.hours,
        address: brand.address,
      }
    : { name, logoUrl: '', style: brandStyle.parse({}), links: [], hours: '', address: '' }

/** Corners of panels and buttons, px, by their tone. */
export const CORNERS = {
  SQUARE: { radius: 0, buttonRadius: 0 },
  SOFT: { radius: 8, buttonRadius: 8 },
  ROUND: { radius: 16, buttonRadius: 28 },
} as const
export type Corners = keyof typeof CORNERS

/** Returns the tone that is nearest to these corners. */
export const cornersOf = (buttonRadius: number): Corners =>
  buttonRadius < 4 ? 'SQUARE' : buttonRadius < 18 ? 'SOFT' : 'ROUND'
