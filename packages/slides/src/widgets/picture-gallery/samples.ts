import type { Samples } from '../../define/define-samples.ts'
import type { pictureGallerySchema } from './schema.ts'

export const pictureGallerySamples: Samples<typeof pictureGallerySchema> = ({ picture, missing }) => {
  const many = (count: number) => Array.from({ length: count }, () => ({ imageUrl: picture, altText: 'Evening' }))
  return [
    { name: 'four in a grid', data: { pictures: many(4) } },
    {
      name: 'an odd number, on a card',
      data: { title: 'The shop', pictures: many(3), metadata: { cardColor: '#FFF1DC' } },
    },
    { name: 'in a row', data: { pictures: many(5), layout: 'ROW' } },
    { name: 'one cannot be loaded', data: { pictures: [...many(1), { imageUrl: missing, altText: 'Gone' }] } },
  ]
}
