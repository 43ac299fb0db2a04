/** Px of a tall phone less its edges; below it, space above widgets shrinks with the slide. */
export const FULL_HEIGHT = 780
