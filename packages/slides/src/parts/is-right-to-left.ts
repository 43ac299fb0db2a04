// Hebrew, Arabic and the scripts between them, including the presentation forms of older programs.
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Whether a text runs from right to left, by its first letter, as browsers decide for `dir="auto"`. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)
