import { en as controls } from '../../../parts/messages/en.ts'

export const en = {
  ...controls,
  buttonExample: 'Send review',
  detail: 'Review form · stars',
  form: 'Review form',
  more: { text: 'text', name: 'name', photo: 'photo' },
  photo: 'Photo',
  question: 'Question',
  questionExample: 'How was it?',
  questions: 'Questions',
  reviews: 'Reviews',
  sending: 'Sending',
  textLabelDefault: 'Tell us more',
  thankYouExample: 'Thank you for telling us.',
} as const
