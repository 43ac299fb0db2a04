export const en = {
  FAILED: 'This video cannot be shown',
  PROCESSING: 'This video is on its way',
} as const
