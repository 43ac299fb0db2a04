/** Path of the screen that hands an instant app out: its link, its code, a story. */
export const sharePath = (experienceId: string): string => `/app/experiences/${experienceId}/share`

/** The parameter of that screen's address: it is there while the app is printed. */
export const PRINT_PARAM = 'print'

/** The same with what is printed open. */
export const printPath = (experienceId: string): string => `${sharePath(experienceId)}?${PRINT_PARAM}=1`
