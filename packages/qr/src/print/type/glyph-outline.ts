import type { Font } from 'fontkit'
import { inThousandths } from '../../geometry/in-thousandths.ts'

type Glyph = ReturnType<Font['getGlyph']>
type Projection = (across: number, up: number) => readonly [number, number]

/** Returns a glyph's outline as absolute M, L, C and Z, each point where the projection puts it. */
export function glyphOutline(glyph: Glyph, project: Projection): string {
  let last: readonly [number, number] = [0, 0]
  return glyph.path.commands
    .map(({ command, args }) => {
      if (command === 'closePath') return 'Z'
      const numbers = command === 'quadraticCurveTo' ? cubicOf(last, args) : args
      last = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
      const letter = command === 'moveTo' ? 'M' : command === 'lineTo' ? 'L' : 'C'
      return `${letter}${pairs(numbers)
        .flatMap((point) => project(...point).map(inThousandths))
        .join(' ')}`
    })
    .join('')
}

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0])

/** Print formats have only cubic curves: their controls are two thirds of the way to the one of a quadratic curve. */
function cubicOf([x1, y1]: readonly [number, number], [cx = 0, cy = 0, x2 = 0, y2 = 0]: readonly number[]): number[] {
  const near = (end: number, control: number): number => end + (2 / 3) * (control - end)
  return [near(x1, cx), near(y1, cy), near(x2, cx), near(y2, cy), x2, y2]
}
