import type { Colour } from '@taplet/base/colours'

/** Luminance as readers compute it, 0 to 255. */
export const lumaOf = ({ red, green, blue }: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue
