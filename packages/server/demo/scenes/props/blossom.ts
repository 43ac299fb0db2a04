import { disc, repeat } from '../svg.ts'

/** A flower of eight round petals, 50 in radius, around the origin. */
export const blossom = (petal: string, heart: string): string =>
  repeat(8, (index) => `<ellipse cy="-26" rx="14" ry="24" fill="${petal}" transform="rotate(${index * 45})"/>`) +
  disc(0, 0, 13, heart)
