/** Id of the list of findings on a screen, or of the button that opens it. */
export const CHECKS_ID = 'checks'
