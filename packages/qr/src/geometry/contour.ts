/** A line to a point, or a cubic curve given by two control points and its end. */
export type Step = readonly [x: number, y: number] | Curve
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/** A closed outline; its first step is the starting point. */
export type Contour = readonly Step[]

/** Outlines filled together by the non-zero rule: a hole has the opposite direction. */
export type Shape = readonly Contour[]

export type Transform = (x: number, y: number) => readonly [number, number]

export const moveBy =
  (dx: number, dy: number): Transform =>
  (x, y) => [x + dx, y + dy]

export function transformShape(shape: Shape, transform: Transform): Shape {
  return shape.map((contour) => contour.map((step) => transformStep(step, transform)))
}

function transformStep(step: Step, transform: Transform): Step {
  if (step.length === 2) return transform(...step)
  const [x1, y1, x2, y2, x, y] = step
  return [...transform(x1, y1), ...transform(x2, y2), ...transform(x, y)]
}

/** Reverses the outlines' direction, which turns them into holes. */
export function asHole(shape: Shape): Shape {
  return shape.map(reverseContour)
}

function reverseContour(contour: Contour): Contour {
  const points = contour.map(endOf)
  const start = points[points.length - 1]
  if (!start) return contour
  const reversed: Step[] = [start]
  for (let index = contour.length - 1; index > 0; index--) {
    const [x, y] = points[index - 1] ?? start
    const step = contour[index]
    if (step?.length === 6) reversed.push([step[2], step[3], step[0], step[1], x, y])
    else reversed.push([x, y])
  }
  return reversed
}

function endOf(step: Step): readonly [number, number] {
  return step.length === 2 ? step : [step[4], step[5]]
}
