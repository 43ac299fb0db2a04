/** Refusals of reports of visits. */
export const en = {
  tooMuchAtOnce: 'Too much at once. Try again soon.',
} as const
