/** Path of the screen that hands an instant app out: its link, its code, a story. */
export const sharePath = (experienceId: string): string => `/app/experiences/${experienceId}/share`
