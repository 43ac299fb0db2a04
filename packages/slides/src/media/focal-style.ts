import type { CSSProperties } from 'react'

/** What stays in view of a picture or video that is cut; nothing to say for its middle, where browsers cut anyway. */
export const focalStyle = ({ x, y }: { x: number; y: number }): CSSProperties =>
  x === 50 && y === 50 ? {} : { objectPosition: `${x}% ${y}%` }
