import type { Samples } from '../../define/define-samples.ts'
import type { questionsSchema } from './schema.ts'

const TEXT =
  'Do you take cards?\nYes, and cash as well.\n\nMay I bring my dog?\nOf course.\nThere is water at the door.\n\nParking behind the house'

export const questionsSamples: Samples<typeof questionsSchema> = () => [
  { name: 'three', data: { text: TEXT } },
  {
    name: 'on a card, in Arabic',
    data: { title: 'أسئلة', text: 'هل تقبلون البطاقات؟\nنعم.', metadata: { cardColor: '#FFF4E2' } },
  },
  {
    name: 'long words',
    data: { text: 'A question that runs on until it has to begin anew below itself, twice?\nYes.' },
  },
]
