import { createRandom } from '../scenes/random.ts'
import { faded, frame, HEIGHT, rectangle, repeat, specks, stroke, WIDTH } from '../scenes/svg.ts'
import type { StockArt } from './stock-art.ts'

/** Fibres and flecks, few and faint: a barely visible paper texture. */
function paper(ground: string, fibre: string, seed: number, flecks = 220): string {
  const dice = createRandom(seed)
  const spot = (): [number, number] => [dice.between(0, WIDTH), dice.between(0, HEIGHT)]
  const fibres = Array.from({ length: 60 }, () => {
    const [x, y] = spot()
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dice.between(-14, 14))} ${Math.round(dice.between(-8, 8))} ${Math.round(dice.between(-26, 26))} ${Math.round(dice.between(-12, 12))}`
  }).join('')
  const dots = Array.from({ length: flecks }, spot)
  return frame(
    rectangle(0, 0, WIDTH, HEIGHT, ground) +
      faded(0.34, stroke(fibres, fibre, 1.1)) +
      faded(0.36, specks(dots, fibre, 1.8)),
  )
}

/** Evenly spaced lines, in one or both directions. */
function ruled(ground: string, line: string, step: number, isGrid: boolean): string {
  const rows = repeat(Math.ceil(HEIGHT / step), (index) => `M0 ${(index + 0.5) * step}h${WIDTH}`)
  const columns = isGrid ? repeat(Math.ceil(WIDTH / step), (index) => `M${(index + 0.5) * step} 0v${HEIGHT}`) : ''
  return frame(rectangle(0, 0, WIDTH, HEIGHT, ground) + stroke(rows + columns, line, 1))
}

function terrazzo(ground: string, chips: readonly [string, ...string[]]): string {
  const dice = createRandom(5)
  const chip = () => {
    const [x, y] = [dice.between(0, WIDTH), dice.between(0, HEIGHT)]
    const size = dice.between(5, 15)
    const corner = (turn: number) => {
      const reach = size * dice.between(0.55, 1.1)
      return `${Math.round(x + Math.cos(turn) * reach)} ${Math.round(y + Math.sin(turn) * reach)}`
    }
    const start = dice.between(0, 1)
    const corners = [0, 1, 2, 3, 4].map((index) => corner(start + index * 1.257))
    return `<path d="M${corners.join('L')}z" fill="${dice.pick(chips)}"/>`
  }
  return frame(rectangle(0, 0, WIDTH, HEIGHT, ground) + repeat(64, chip))
}

/** Papers, cloths and stones. */
export const papers = {
  'cream-paper': {
    name: 'Cream paper',
    tags: ['paper', 'texture', 'warm', 'menu', 'beige'],
    draw: () => paper('#FBF3E4', '#9C7B52', 3),
  },
  'cotton-paper': {
    name: 'Cotton paper',
    tags: ['paper', 'texture', 'white', 'clean', 'grey'],
    draw: () => paper('#F6F6F3', '#7C8087', 8),
  },
  'kraft-paper': {
    name: 'Kraft paper',
    tags: ['paper', 'texture', 'brown', 'parcel', 'market'],
    draw: () => paper('#D9B98E', '#6E4B23', 4, 320),
  },
  'slate-board': {
    name: 'Slate board',
    tags: ['paper', 'texture', 'dark', 'chalk', 'menu', 'grey'],
    draw: () => paper('#24292F', '#C7D0D8', 6, 260),
  },
  'graph-paper': {
    name: 'Graph paper',
    tags: ['paper', 'grid', 'lines', 'school', 'plan', 'blue'],
    draw: () => ruled('#F8FBFF', '#D5E4F7', 26, true),
  },
  'ledger-lines': {
    name: 'Ledger lines',
    tags: ['paper', 'lines', 'notebook', 'yellow'],
    draw: () => ruled('#FFF8DC', '#EBDCA8', 34, false),
  },
  terrazzo: {
    name: 'Terrazzo',
    tags: ['stone', 'texture', 'colourful', 'floor', 'light'],
    draw: () => terrazzo('#F7F1EA', ['#E8B9A3', '#B9CDBF', '#E3CFA4', '#C7BFD6']),
  },
} as const satisfies Record<string, StockArt>
