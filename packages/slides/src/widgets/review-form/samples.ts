import type { Samples } from '../../define/define-samples.ts'
import type { reviewFormSchema } from './schema.ts'

export const reviewFormSamples: Samples<typeof reviewFormSchema> = () => [
  { name: 'stars alone', data: { asksText: 'NO', asksName: 'NO' } },
  {
    name: 'everything, all of it required',
    data: { asksText: 'REQUIRED', asksName: 'REQUIRED', asksPhoto: 'REQUIRED' },
  },
  {
    name: 'on a card of its own colours',
    data: { metadata: { cardColor: '#0E1A2B', textColor: '#FFFFFF', starColor: '#FFD166', borderRadius: 28 } },
  },
  {
    name: 'long words',
    data: {
      prompt: 'How did you like everything that came out of the oven this long and rainy morning?',
      textLabel: 'What should we bake more often, and what would you not miss at all?',
      buttonText: 'Send this to the people who bake',
    },
  },
]
