// Hebrew, Arabic and the scripts between them, also as older programs wrote their letters.
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Whether a text runs from right to left, told as browsers do for `dir="auto"`: by its first letter. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)
