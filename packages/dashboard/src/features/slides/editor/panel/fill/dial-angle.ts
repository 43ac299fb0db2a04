const STEP = 15 // degrees, for Shift and for larger steps
const full = (angle: number) => ((Math.round(angle) % 360) + 360) % 360

/** The direction from the centre of a dial to a point, in CSS degrees (0 is up, clockwise). */
export function dialAngleAt(x: number, y: number, isCoarse: boolean): number {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI
  return full(isCoarse ? Math.round(angle / STEP) * STEP : angle)
}

const keys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: STEP,
  PageDown: -STEP,
}

/** The direction after a key press on the dial; undefined for other keys. */
export function dialAngleAfterKey(angle: number, key: string, isCoarse: boolean): number | undefined {
  if (key === 'Home') return 0
  const turn = keys[key]
  return turn === undefined ? undefined : full(angle + turn * (isCoarse && Math.abs(turn) === 1 ? STEP : 1))
}
