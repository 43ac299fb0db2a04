import type { Samples } from '../../define/define-samples.ts'
import type { newsletterSignUpSchema } from './schema.ts'

export const newsletterSignUpSamples: Samples<typeof newsletterSignUpSchema> = () => [
  { name: 'no headline, since a text above it says it all', data: { prompt: '' } },
  {
    name: 'with a name and a privacy notice',
    data: { asksName: 'OPTIONAL', privacyUrl: 'https://example.com/privacy' },
  },
  {
    name: 'on a card of its own colours',
    data: { metadata: { cardColor: '#FFF1DC', textColor: '#1C1B2E', borderRadius: 12 } },
  },
  {
    name: 'long words',
    data: {
      prompt: 'Two postcards a year, drawn for the people on this list and for nobody else',
      consentText:
        'I agree that Juno Marsh sends me two postcards a year and, now and then, word of a new print before it is on the wall. I can leave the list at any time with the link at the foot of every e-mail.',
      buttonText: 'Send me postcards and nothing else, ever',
    },
  },
]
