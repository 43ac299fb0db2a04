import type { Samples } from '../../define/define-samples.ts'
import type { addressCardSchema } from './schema.ts'

const address = 'Rua Augusta 12\n1100-053 Lisboa'

export const addressCardSamples: Samples<typeof addressCardSchema> = ({ picture }) => [
  { name: 'plain', data: { address } },
  { name: 'with a picture', data: { address, imageUrl: picture, altText: 'The red door beside the bakery' } },
  {
    name: 'on a card, in Arabic',
    data: { title: 'موقعنا', address: 'شارع الحمرا ١٢\nبيروت', metadata: { cardColor: '#FFF4E2' } },
  },
]
