import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  average: 'Show average rating',
  count: 'Number of reviews',
  photoHint: 'Where it was taken is removed from it before it is kept.',
  questionHint: 'Stands above the five stars, which are always asked for.',
  shows: 'Show approved reviews',
  showsHint: 'You decide in the inbox which of them visitors see. The newest stand first.',
  starColour: 'Star colour',
  textLabel: 'Text field label',
  textLabelExample: 'Your words',
  thankYouHint: 'Takes the form’s place once it has been sent.',
} as const
