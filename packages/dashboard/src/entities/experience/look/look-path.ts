/** Path of the screen that changes the look of an instant app; it returns to the app. */
export const lookPath = (experienceId: string): string => `/app/experiences/${experienceId}/look`
