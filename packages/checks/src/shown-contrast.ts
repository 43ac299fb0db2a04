import { type Colour, contrastOf } from '@taplet/base/colours'

/** The same colour at a share of its opacity. */
export const faded = (colour: Colour, share: number): Colour => ({ ...colour, alpha: colour.alpha * share })

/** As screens show it: in whole numbers. */
const asShown = ({ red, green, blue, alpha }: Colour): Colour => ({
  red: Math.round(red),
  green: Math.round(green),
  blue: Math.round(blue),
  alpha,
})

/** Contrast of two opaque colours as they are shown. */
export const shownContrast = (first: Colour, second: Colour): number => contrastOf(asShown(first), asShown(second))
