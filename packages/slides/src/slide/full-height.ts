/** The height of a tall phone's slide without its edges, px; below it, space above widgets shrinks proportionally. */
export const FULL_HEIGHT = 780
