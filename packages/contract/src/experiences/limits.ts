export const MAX_SLIDES = 100
