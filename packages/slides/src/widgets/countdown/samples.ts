import type { Samples } from '../../define/define-samples.ts'
import type { countdownSchema } from './schema.ts'

export const countdownSamples: Samples<typeof countdownSchema> = () => [
  { name: 'an opening', data: { moment: '2040-05-01T18:00', timeZone: 'Europe/Lisbon' } },
  {
    name: 'on a card',
    data: { title: 'Sale ends in', moment: '2040-05-01T18:00', metadata: { cardColor: '#FFF4E2' } },
  },
]
