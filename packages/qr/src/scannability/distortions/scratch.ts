import { type Canvas, mapCanvas } from './canvas.ts'

const STROKES = 3

/** Scratches from edge to edge, each nearly as wide as a module, that show the bare paper. */
export function scratch(canvas: Canvas, pixelsPerModule: number, random: () => number): Canvas {
  const strokes = Array.from({ length: STROKES }, () => {
    const angle = random() * Math.PI
    return {
      across: Math.cos(angle),
      down: Math.sin(angle),
      x: canvas.width * (0.3 + 0.4 * random()),
      y: canvas.height * (0.3 + 0.4 * random()),
      half: pixelsPerModule * (0.25 + 0.2 * random()),
    }
  })
  let share = 0
  return mapCanvas(canvas, (value, x, y, part) => {
    if (part === 0) {
      let nearest = Number.POSITIVE_INFINITY
      for (const stroke of strokes) {
        const distance = Math.abs((x - stroke.x) * stroke.across + (y - stroke.y) * stroke.down) - stroke.half
        if (distance < nearest) nearest = distance
      }
      share = Math.min(1, Math.max(0, 0.5 - nearest))
    }
    return value + (235 - value) * share
  })
}
