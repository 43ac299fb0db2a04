import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  layoutHint: 'In a row, a swipe that begins on the pictures moves them; beside them it leads to the next slide.',
  layouts: { GRID: 'Grid', ROW: 'Row' },
  picturesHint: 'A tap enlarges a picture. Its description is read out, and stands below it.',
} as const
