import { parseColour } from '@taplet/base/colours'
import type { AppTheme } from '../define/app-theme.ts'
import type { Look } from './looks/define-look.ts'
import { looks } from './looks.ts'

function distance(one: string, other: string): number {
  const [first, second] = [parseColour(one), parseColour(other)]
  return Math.hypot(first.red - second.red, first.green - second.green, first.blue - second.blue)
}

/** How far a look is from a colour: what is seen most of it counts. */
const distanceOf = ({ ground, button, drawing }: AppTheme, colour: string): number =>
  Math.min(...[ground, button, drawing.main].map((own) => distance(own, colour)))

/** Returns the looks in which a colour is at home, the nearest first. */
export const nearestLooks = (colour: string, count: number): Look[] =>
  looks.toSorted((one, other) => distanceOf(one.theme, colour) - distanceOf(other.theme, colour)).slice(0, count)
