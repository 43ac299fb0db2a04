import { type Colour, contrastOf } from '@taplet/base/colours'

/** The same colour with its opacity multiplied. */
export const faded = (colour: Colour, share: number): Colour => ({ ...colour, alpha: colour.alpha * share })

/** As screens show it: rounded to integers. */
const asShown = ({ red, green, blue, alpha }: Colour): Colour => ({
  red: Math.round(red),
  green: Math.round(green),
  blue: Math.round(blue),
  alpha,
})

/** Contrast of two opaque colours as displayed. */
export const shownContrast = (first: Colour, second: Colour): number => contrastOf(asShown(first), asShown(second))
