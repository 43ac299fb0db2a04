import type { CSSProperties } from 'react'

/** Returns the style for the focus point of a cropped picture or video; none for the middle, the browser's default. */
export const focalStyle = ({ x, y }: { x: number; y: number }): CSSProperties =>
  x === 50 && y === 50 ? {} : { objectPosition: `${x}% ${y}%` }
