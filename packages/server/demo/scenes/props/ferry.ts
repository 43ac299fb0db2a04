import { path, rectangle, repeat } from '../svg.ts'

/** A night ferry on the water line, about 128 wide; its hull begins 16 below the origin. */
export const ferry = (hull: string, lamp: string): string =>
  path('M-62 0L-52 16H56L66-2L30-2L28-14H-30L-32-1zM-20-14h34v-10h-34zM-2-24h12v-13h-12z', hull) +
  repeat(9, (index) => rectangle(-26 + index * 5.8, -9, 3, 3.8, lamp)) +
  repeat(5, (index) => rectangle(-15 + index * 5.8, -21, 2.6, 3, lamp))
