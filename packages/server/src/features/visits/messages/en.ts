/** Refusals of reports of visits. */
export const en = {
  tooMuchOnceTry: 'Too much at once. Try again soon.',
} as const
