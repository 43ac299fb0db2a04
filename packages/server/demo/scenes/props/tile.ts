import { path, place, rectangle, repeat } from '../svg.ts'
import { bee } from './bee.ts'
import { blossom } from './blossom.ts'

/** The colours of one tile: background and two figures. */
interface TileColours {
  ground: string
  figure: string
  second: string
  ink: string
}

const fan = ({ figure, second }: TileColours): string =>
  path('M0 0A100 100 0 0 1 100 100H0z', figure) + path('M0 50A50 50 0 0 1 50 100H0z', second)
const stripes = ({ figure }: TileColours): string => repeat(5, (index) => rectangle(0, index * 20, 100, 10, figure))
const leaf = ({ figure }: TileColours): string => path('M0 0C66 0 100 34 100 100C34 100 0 66 0 0z', figure)
const arches = ({ figure, second }: TileColours): string =>
  path('M0 100A50 50 0 0 1 100 100z', figure) + path('M0 50A50 50 0 0 1 100 50z', second)
const target = ({ ground, figure, second }: TileColours): string =>
  `<circle cx="50" cy="50" r="50" fill="${figure}"/><circle cx="50" cy="50" r="30" fill="${ground}"/><circle cx="50" cy="50" r="12" fill="${second}"/>`
const weave = ({ figure, second }: TileColours): string =>
  path('M0 0H50A50 50 0 0 1 0 50zM100 100H50A50 50 0 0 1 100 50z', figure) +
  path('M100 0V50A50 50 0 0 1 50 0zM0 100V50A50 50 0 0 1 50 100z', second)
const flower = ({ figure, second }: TileColours): string => place(blossom(figure, second), 50, 50)
const insect = ({ figure, ink }: TileColours): string => place(bee(figure, ink), 50, 50)

const figures = { arches, bee: insect, blossom: flower, fan, leaf, stripes, target, weave } as const
export type TileFigure = keyof typeof figures

/** One square tile of 100, its upper left corner on the origin. */
export const tile = (figure: TileFigure, colours: TileColours): string =>
  rectangle(0, 0, 100, 100, colours.ground) + figures[figure](colours)
