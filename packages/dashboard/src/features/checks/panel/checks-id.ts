/** Marks the one list of findings on a screen, or the button that opens it. */
export const CHECKS_ID = 'checks'
